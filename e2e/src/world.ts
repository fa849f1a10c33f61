import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSteps } from "@canopy/dev/steps";
import { type RunningWorld, startWorld } from "@canopy/dev/world";
import { freePort } from "@canopy/server/lib/port";
import type { Address } from "viem";

const VARIABLE = "CANOPY_E2E_WORLD";

/** All tests share one address, and wait for the index by asking for it. */
const REQUESTS_PER_MINUTE = 100_000;

/** A project id that no one has at WalletConnect. */
export const PROJECT_ID = "0123456789abcdef".repeat(2);

/** URLs, addresses and folders of the test world. */
export interface WorldAddress {
  origin: string;
  rpcUrl: string;
  plan: Address;
  plus: Address;
  feed: Address;
  vaultFactory: Address;
  /** The folder of the server's database. */
  databaseFolder: string;
  /** The folder into which the server writes mails, as it has no mail server. */
  mailFolder: string;
}

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
  process.env[VARIABLE] = JSON.stringify({
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

/** The address of this run's world. */
export function worldAddress(): WorldAddress {
  const text = process.env[VARIABLE];
  if (text === undefined)
    throw new Error("No test world is running. Run the tests with Playwright's configuration.");
  const address: WorldAddress = JSON.parse(text);
  return address;
}
