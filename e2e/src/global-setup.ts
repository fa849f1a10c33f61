import { unpackChromium } from "./chromium.ts";
import { startTestWorld } from "./world.ts";

/** Before all tests: the browser and the world. What it returns runs after all tests. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await unpackChromium();
  return startTestWorld();
}
