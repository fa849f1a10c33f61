import { type Hex, parseEther } from "viem";
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts";
import type { ChainClient } from "./client.ts";

/** Enough gas for the lifetime of any local world. */
const FUNDS = parseEther("10000");

/** A throwaway key with POL for a role that sends transactions: a new one at each start, so that no file contains it. */
export async function makeKey(client: ChainClient): Promise<Hex> {
  const key = generatePrivateKey();
  await client.setBalance({ address: privateKeyToAddress(key), value: FUNDS });
  return key;
}
