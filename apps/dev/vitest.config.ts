import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Node runs TypeScript itself, as in production, and Vite need not transform each module first.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    name: "dev",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Some files start chains, next to other files that do.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
