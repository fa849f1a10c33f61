import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { projectRoot } from "@canopy/dev/settings";
import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./src/browser/chromium.ts";
import { isLongRun } from "./src/long-run.ts";

// Halves the time to start a process. Workers read the folder from the environment.
process.env["NODE_COMPILE_CACHE"] ??= join(projectRoot, "node_modules", ".cache", "node");
enableCompileCache(process.env["NODE_COMPILE_CACHE"]);

/** Moves the clock of the world, which all tests share. */
const JOURNEY = "journey.spec.ts";

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { ...devices["Pixel 5"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/** Each of its steps has tests of its own on the desktop. */
const journey = {
  name: "journey",
  testMatch: JOURNEY,
  dependencies: ["desktop", "phone"],
  use: desktop,
};

const launch = launchOptions();

/**
 * A run of every push leaves out what another of its tests covers in part (`@long`), the repetitions of a test in Persian on a phone
 * (`@phone-persian`), where the journey goes through all features, and those in English on a phone where its layout is of little
 * matter (`@phone-long`).
 */
const leftOut = isLongRun ? [] : [/@long/];

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  globalSetup: "./src/world/global-setup.ts",
  // Two more than the two cores: tests often wait, for a block or for an answer.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` names a test that passes on retry as flaky; `npm run test:flaky` retries none.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env["CI"] ? [["list"], ["html", { open: "never" }]] : [["list"]],
  use: {
    launchOptions: { ...launch, args: [...launch.args, "--disable-gpu"] },
    // The packaged browser reports `en-US@posix`, which makes `Intl` throw.
    locale: "en-US",
    // A skeleton that pulses is painted sixty times a second. A run of all tests has motion, and a test that is about it turns it on.
    contextOptions: { reducedMotion: isLongRun ? "no-preference" : "reduce" },
    screenshot: "only-on-failure",
    trace: "on-first-retry",
  },
  projects: [
    {
      name: "desktop",
      testIgnore: JOURNEY,
      grepInvert: [/@phone-only/, ...leftOut],
      use: desktop,
    },
    {
      name: "phone",
      testIgnore: JOURNEY,
      grep: isLongRun ? /@phone/ : /@phone(?!-persian|-long)/,
      grepInvert: leftOut,
      use: phone,
    },
    // Alone: `npm run e2e -w @canopy/e2e -- --project journey-phone --no-deps`
    ...(isLongRun ? [journey] : []),
    {
      name: "journey-phone",
      testMatch: JOURNEY,
      dependencies: isLongRun ? ["journey"] : ["desktop", "phone"],
      use: phone,
    },
  ],
});
