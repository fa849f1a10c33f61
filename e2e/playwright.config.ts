import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./src/chromium.ts";

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  globalSetup: "./src/global-setup.ts",
  // Two cores, shared with the server and the chain.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` names a test that passes on retry as flaky; `npm run test:flaky` retries none.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env["CI"] ? [["list"], ["html", { open: "never" }]] : [["list"]],
  use: {
    launchOptions: launchOptions(),
    // The packaged browser reports `en-US@posix`, which makes `Intl` throw.
    locale: "en-US",
    screenshot: "only-on-failure",
    trace: "on-first-retry",
  },
  projects: [
    { name: "desktop", grepInvert: /@phone-only/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grep: /@phone/,
      use: { ...devices["Pixel 5"], viewport: { width: 390, height: 844 } },
    },
  ],
});
