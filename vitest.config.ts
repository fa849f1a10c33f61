import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/*", { test: { name: "repository", include: ["scripts/**/*.test.ts"] } }],
    // Tests start real chains, databases and servers: two at a time is what two cores carry.
    maxWorkers: 2,
  },
});
