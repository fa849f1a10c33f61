import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Loading modules is most of the work of commands that tests start.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL("../../node_modules/.cache/node", import.meta.url)) },
    name: "deploy-contracts",
    include: ["src/**/*.test.ts"],
    // Tests start and fork chains, and compile the contracts if needed.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
