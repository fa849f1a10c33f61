import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Node runs TypeScript itself, as in production, and Vite need not transform each module first.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Loading modules is most of the work of commands that tests start.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL("../../node_modules/.cache/node", import.meta.url)) },
    name: "server",
    include: ["{src,test}/**/*.test.ts"],
    globalSetup: ["test/support/shared-services.ts"],
    // By default one core is left free for watching files.
    maxWorkers: "100%",
    // Some files start processes before their first test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
