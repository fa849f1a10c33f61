import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "@canopy/strategies",
    include: ["{src,tools}/**/*.test.ts"],
    // Property tests run hundreds of backtests.
    testTimeout: 60_000,
  },
});
