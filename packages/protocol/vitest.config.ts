import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "@canopy/protocol",
    include: ["{src,tools}/**/*.test.ts"],
    // Property tests play hundreds of networks.
    testTimeout: 60_000,
  },
});
