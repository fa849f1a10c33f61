import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "dev",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    testTimeout: 15_000,
  },
});
