import type { Address } from "viem";
import type { ChainClient } from "./client.ts";

/** Accounts of the test mnemonic that the local chain unlocks and funds: the three below and the seeded members. */
export const ACCOUNT_COUNT = 220;

/** Enough for tests without a seeded world: the three below and some members. */
export const FEW_ACCOUNTS = 50;

/** Roles of the accounts of anvil's public test mnemonic. */
export interface Accounts {
  deployer: Address;
  root: Address;
  operator: Address;
  /** Account of the first seeded member, of the second, ... */
  members: readonly Address[];
}

/** Asks the chain for its unlocked accounts, in the order of the mnemonic. */
export async function readAccounts(client: ChainClient): Promise<Accounts> {
  const [deployer, root, operator, ...members] = await client.getAddresses();
  if (deployer === undefined || root === undefined || operator === undefined) {
    throw new Error("The local chain has fewer than three unlocked accounts");
  }
  return { deployer, root, operator, members };
}
