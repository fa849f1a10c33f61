import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "@canopy/chat", include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
