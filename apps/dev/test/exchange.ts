import { localAddress } from "@canopy/swap/deployments-local";
import type { VenueName } from "@canopy/swap/types";
import { type Address, encodeFunctionData, type Hex, isAddress, parseAbi } from "viem";
import { readAccounts } from "../src/chain/accounts.ts";
import type { ChainClient } from "../src/chain/client.ts";
import { send } from "../src/chain/send.ts";
import { testTokenAbi } from "../src/exchange/abi.ts";
import { readExchangeCode } from "../src/exchange/code.ts";
import { tokenData } from "../src/exchange/creations.ts";
import { movePool } from "../src/exchange/move-pool.ts";
import { findPool, readSqrtPrice } from "../src/exchange/pool-state.ts";
import { poolPlans, sortPair } from "../src/exchange/pools.ts";
import type { MintedToken, TokenName } from "../src/exchange/tokens.ts";

const controlsAbi = parseAbi([
  "function setPaused(bool isPaused)",
  "function setBlocked(address account, bool blocked)",
  "function setTransferFee(uint256 fee)",
]);
const GAS = 300_000n;
const CREATION_GAS = 5_000_000n;
const MILLION = 1_000_000n;

/** Mints a test token. @param amount smallest units */
export async function giveToken(
  client: ChainClient,
  token: MintedToken | Address,
  to: Address,
  amount: bigint,
): Promise<void> {
  const data = encodeFunctionData({ abi: testTokenAbi, functionName: "mint", args: [[to], amount] });
  await control(client, toAddress(token), data);
}

/** Makes all transfers of a test token revert, or allows them again. */
export async function setPaused(
  client: ChainClient,
  token: MintedToken | Address,
  isPaused: boolean,
): Promise<void> {
  const data = encodeFunctionData({ abi: controlsAbi, functionName: "setPaused", args: [isPaused] });
  await control(client, toAddress(token), data);
}

/** Makes all transfers of a test token from and to an account revert. */
export async function blockAccount(
  client: ChainClient,
  token: MintedToken | Address,
  account: Address,
): Promise<void> {
  const data = encodeFunctionData({ abi: controlsAbi, functionName: "setBlocked", args: [account, true] });
  await control(client, toAddress(token), data);
}

/** Makes a test token keep a part of each transfer. @param fee millionths */
export async function setTransferFee(client: ChainClient, token: Address, fee: number): Promise<void> {
  const args = [BigInt(fee)] as const;
  await control(
    client,
    token,
    encodeFunctionData({ abi: controlsAbi, functionName: "setTransferFee", args }),
  );
}

/** Creates a token that is not on the site's list. */
export async function createToken(
  client: ChainClient,
  { name, symbol, decimals }: { name: string; symbol: string; decimals: number },
): Promise<Address> {
  const { operator } = await readAccounts(client);
  const data = tokenData(await readExchangeCode(), name, symbol, decimals);
  const hash = await client.sendTransaction({ account: operator, data, gas: CREATION_GAS });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash });
  if (!contractAddress) throw new Error(`The creation of ${symbol} was reverted`);
  return contractAddress;
}

interface PriceRise {
  token: TokenName;
  against: TokenName;
  /** Millionths of the price. */
  rise: number;
  /** Only in its pools; in those of both venues by default. */
  venue?: VenueName;
}

/** Makes one token dearer in all pools of a pair, as someone who buys it from them. */
export async function raisePrice(
  client: ChainClient,
  { token, against, rise, venue }: PriceRise,
): Promise<void> {
  for (const plan of poolPlans) {
    if (!plan.depth || !plan.pair.includes(token) || !plan.pair.includes(against)) continue;
    if (venue !== undefined && plan.venue !== venue) continue;
    const price = await readSqrtPrice(client, plan, await findPool(client, plan));
    // Half of the rise, because this is the square root of the price.
    const part = 2n * MILLION + BigInt(rise);
    const isToken0 = sortPair(plan.pair)[0] === token;
    await movePool(client, plan, isToken0 ? (price * part) / (2n * MILLION) : (price * 2n * MILLION) / part);
  }
}

function toAddress(token: MintedToken | Address): Address {
  return isAddress(token) ? token : localAddress(token);
}

async function control(client: ChainClient, token: Address, data: Hex): Promise<void> {
  const { operator } = await readAccounts(client);
  await send(client, { from: operator, to: token, data, gas: GAS });
}
