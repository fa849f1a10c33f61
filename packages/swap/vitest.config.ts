import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "@canopy/swap", include: ["src/**/*.test.ts"] },
});
