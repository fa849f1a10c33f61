import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["{src,test}/**/*.test.ts"],
    globalSetup: ["test/support/postgres-setup.ts"],
    // Some files start a chain and processes before their first test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
