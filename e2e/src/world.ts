import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stepsTo } from "@canopy/dev/steps";
import { type RunningWorld, startWorld } from "@canopy/dev/world";
import { freePort } from "@canopy/server/lib/port";
import type { Address } from "viem";

const VARIABLE = "CANOPY_E2E_WORLD";

/** Where the tests find the world that was started for them. */
export interface WorldAddress {
  origin: string;
  rpcUrl: string;
  plan: Address;
  feed: Address;
  /** The folder in which the server, having no mail server, leaves its mails. */
  mailFolder: string;
}

/**
 * Starts the world that `npm start` starts, in a folder and on ports of its own, and tells the tests' workers by the
 * environment where it is.
 *
 * @returns stops it and removes the folder
 */
export async function startTestWorld(): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), "canopy-e2e-"));
  const settings = { host: "127.0.0.1", port: await freePort(), chainPort: await freePort(), home };
  let world: RunningWorld;
  try {
    world = await startWorld(
      settings,
      stepsTo((text) => process.stdout.write(text)),
      new AbortController().signal,
    );
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
  const { origin, rpcUrl, plan, feed } = world;
  process.env[VARIABLE] = JSON.stringify({
    origin,
    rpcUrl,
    plan,
    feed,
    mailFolder: join(home, "mail"),
  } satisfies WorldAddress);
  return async () => {
    await world.stop();
    await rm(home, { recursive: true, force: true });
  };
}

/** Where the world of this test run is. */
export function worldAddress(): WorldAddress {
  const text = process.env[VARIABLE];
  if (text === undefined)
    throw new Error("No world was started: run the tests by Playwright's configuration");
  const address: WorldAddress = JSON.parse(text);
  return address;
}
