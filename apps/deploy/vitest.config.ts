import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "deploy",
    include: ["src/**/*.test.ts"],
    // Chains are started and forked, and the contracts compiled where they were not.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
