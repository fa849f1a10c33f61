import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "deploy-contracts",
    include: ["src/**/*.test.ts"],
    // Tests start and fork chains, and compile the contracts if needed.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
