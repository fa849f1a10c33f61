import { flushCompileCache } from "node:module";
import { unpackChromium } from "../browser/chromium.ts";
import { startTestWorld } from "./world.ts";

/** Starts browser and world before all tests. Returns the teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Node writes it at the exit, and workers start before.
  flushCompileCache();
  await unpackChromium();
  return startTestWorld();
}
