import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Node runs TypeScript itself, as in production, and Vite need not transform each module first.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Loading modules is most of the work of commands that tests start.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL("../../node_modules/.cache/node", import.meta.url)) },
    name: "deploy-contracts",
    include: ["src/**/*.test.ts"],
    // Tests start and fork chains, and compile the contracts if needed.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
