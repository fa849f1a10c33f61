import { unpackChromium } from "./chromium.ts";
import { startTestWorld } from "./world.ts";

/** Starts browser and world before all tests. Returns the teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await unpackChromium();
  return startTestWorld();
}
