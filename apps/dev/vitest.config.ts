import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "dev",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Some files start chains, next to other files that do.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
