import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["{src,test}/**/*.test.ts"],
    // A database, and a chain for some, is started before the first test of a file.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
