import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./src/chromium.ts";

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  globalSetup: "./src/global-setup.ts",
  // Two processors: the browsers share them with the server and the chain.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only at the second try is a failure.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env["CI"] ? [["list"], ["html", { open: "never" }]] : [["list"]],
  use: {
    launchOptions: launchOptions(),
    // The packaged browser reports `en-US@posix`, on which `Intl` throws.
    locale: "en-US",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grep: /@phone/,
      use: { ...devices["Pixel 5"], viewport: { width: 390, height: 844 } },
    },
  ],
});
