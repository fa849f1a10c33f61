import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSteps } from "@canopy/dev/steps";
import { type RunningWorld, startWorld } from "@canopy/dev/world";
import { freePort } from "@canopy/server/lib/port";
import { PROJECT_ID, WORLD_VARIABLE, type WorldAddress } from "./world-address.ts";

/** All tests share one address, and wait for the index by asking for it. */
const REQUESTS_PER_MINUTE = 100_000;

/**
 * Starts the local world of `npm start` with its own folder and ports, and passes its address to the workers through the
 * environment.
 *
 * @returns stops it and removes the folder
 */
export async function startTestWorld(): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), "canopy-e2e-"));
  process.env["WALLETCONNECT_PROJECT_ID"] = PROJECT_ID;
  process.env["REQUESTS_PER_MINUTE"] = String(REQUESTS_PER_MINUTE);
  for (const name of ["CHAT_PER_MINUTE", "CHAT_ADDRESS_PER_MINUTE", "CHAT_ADDRESS_PER_DAY"])
    process.env[name] = String(REQUESTS_PER_MINUTE);
  const settings = { host: "127.0.0.1", port: await freePort(), chainPort: await freePort(), home };
  let world: RunningWorld;
  try {
    world = await startWorld(
      settings,
      createSteps((text) => process.stdout.write(text)),
      new AbortController().signal,
    );
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
  const { origin, rpcUrl, plan, plus, feed, vaultFactory } = world;
  process.env[WORLD_VARIABLE] = JSON.stringify({
    origin,
    rpcUrl,
    plan,
    plus,
    feed,
    vaultFactory,
    databaseFolder: join(home, "db"),
    mailFolder: join(home, "mail"),
  } satisfies WorldAddress);
  return async () => {
    await world.stop();
    await rm(home, { recursive: true, force: true });
  };
}
