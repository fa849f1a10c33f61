import { type Address, type Client, hexToBigInt } from "viem";

/** Reads the wei of an account. viem's `getBalance` can batch it into a call of a contract, which takes 17 kB of JavaScript. */
export async function readBalance(client: Client, address: Address): Promise<bigint> {
  return hexToBigInt(await client.request({ method: "eth_getBalance", params: [address, "latest"] }));
}
