import type { Address } from "viem";

/** The variable of the environment in which workers find the address. */
export const WORLD_VARIABLE = "CANOPY_E2E_WORLD";

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

/** The address of this run's world. */
export function worldAddress(): WorldAddress {
  const text = process.env[WORLD_VARIABLE];
  if (text === undefined)
    throw new Error("No test world is running. Run the tests with Playwright's configuration.");
  const address: WorldAddress = JSON.parse(text);
  return address;
}
