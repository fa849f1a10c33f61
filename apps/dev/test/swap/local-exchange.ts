import { freePort } from "@canopy/server/lib/port";
import { approvalSteps } from "@canopy/swap/chain/build-approval";
import type { SwapTransaction } from "@canopy/swap/chain/build-swap";
import { type Call, type CallResult, encodeAggregate, parseAggregate } from "@canopy/swap/chain/multicall";
import {
  parsePoolAddresses,
  parsePoolStates,
  poolAddressCalls,
  poolStateCalls,
} from "@canopy/swap/chain/pool-calls";
import { parseQuotes, quoteCalls } from "@canopy/swap/chain/quote-calls";
import { localAddress, localExchange } from "@canopy/swap/deployments-local";
import { findPaths } from "@canopy/swap/paths/find-paths";
import { pairsToRead } from "@canopy/swap/paths/pairs";
import type { Asset, Quote, Side } from "@canopy/swap/types";
import { type Address, erc20Abi, type Hex, numberToHex, type TransactionReceipt } from "viem";
import { FEW_ACCOUNTS, readAccounts } from "../../src/chain/accounts.ts";
import { type LocalChain, startAnvil } from "../../src/chain/anvil.ts";
import type { ChainClient } from "../../src/chain/client.ts";
import { compileContracts } from "../../src/contracts/compile.ts";
import { deployExchange } from "../../src/exchange/deploy-exchange.ts";
import { localToken, type TokenName } from "../../src/exchange/tokens.ts";

const POL_USD = 61_000_000n;
const GAS_LIMIT = 3_000_000n;

export interface LocalExchange {
  readonly chain: LocalChain;
  readonly client: ChainClient;
  /** Has some of every token, and no WPOL. */
  readonly member: Address;
}

/** Starts a chain with the local exchange and nothing else. */
export async function startExchange(): Promise<LocalExchange> {
  const { signal } = new AbortController();
  await compileContracts(signal);
  const chain = await startAnvil({ port: await freePort(), accounts: FEW_ACCOUNTS, signal });
  const { client } = chain;
  const { members } = await readAccounts(client);
  await deployExchange(client, { polUsd: POL_USD, members });
  const [member] = members;
  if (member === undefined) throw new Error("The local chain has no members");
  return { chain, client, member };
}

export const pol: Asset = { ...localToken("wpol"), symbol: "POL", name: "POL", isNative: true };
export const asset = (name: TokenName): Asset => ({ ...localToken(name), isNative: false });

/** Reads as the site does: all calls in one. */
async function readAll(client: ChainClient, calls: readonly Call[]): Promise<readonly CallResult[]> {
  const { data } = await client.call({ to: localExchange.multicall, data: encodeAggregate(calls) });
  return parseAggregate(data ?? "0x");
}

type Paths = ReturnType<typeof findPaths>;

/** Every path between two assets. */
export async function readPaths(client: ChainClient, [from, to]: readonly [Asset, Asset]): Promise<Paths> {
  const pairs = pairsToRead(localExchange, from.address, to.address);
  const addresses = await readAll(client, poolAddressCalls(localExchange, pairs));
  const refs = parsePoolAddresses(localExchange, pairs, addresses);
  const pools = parsePoolStates(refs, await readAll(client, poolStateCalls(refs)));
  return findPaths(localExchange, pools, from.address, to.address);
}

export async function quotePaths(
  client: ChainClient,
  paths: Paths,
  side: Side,
  amount: bigint,
): Promise<Quote[]> {
  return parseQuotes(
    paths,
    side,
    amount,
    await readAll(client, quoteCalls(localExchange, paths, side, amount)),
  );
}

/** The quotes of every path between two assets. */
export async function readQuotes(
  client: ChainClient,
  pair: readonly [Asset, Asset],
  side: Side,
  amount: bigint,
): Promise<Quote[]> {
  return quotePaths(client, await readPaths(client, pair), side, amount);
}

interface SendSync {
  Method: "eth_sendTransactionSync";
  Parameters: [{ from: Address; to: Address; data: Hex; value: Hex; gas: Hex }];
  ReturnType: { transactionHash: Hex };
}

/**
 * Sends a transaction of the member and waits until it is mined; its receipt may say that it failed. viem's wait follows the number
 * of the block, and never ends on a chain that a test has reverted.
 */
export async function sendAs(
  { client, member }: LocalExchange,
  { to, data, value = 0n }: Call & Partial<SwapTransaction>,
): Promise<TransactionReceipt> {
  const { transactionHash: hash } = await client.request<SendSync>({
    method: "eth_sendTransactionSync",
    params: [{ from: member, to, data, value: numberToHex(value), gas: numberToHex(GAS_LIMIT) }],
  });
  return client.getTransactionReceipt({ hash });
}

/** Gives `spender` an allowance of exactly `needed`, as before a swap; POL needs none. Returns how many transactions it took. */
export async function approve(
  exchange: LocalExchange,
  from: Asset,
  spender: Address,
  needed: bigint,
): Promise<number> {
  if (from.isNative) return 0;
  const { client, member } = exchange;
  const token = from.address;
  const args = [member, spender] as const;
  const allowance = await client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: "allowance",
    args,
  });
  const steps = approvalSteps({ token, spender, allowance, needed });
  for (const step of steps) {
    const { status } = await sendAs(exchange, step);
    if (status !== "success") throw new Error("The approval was reverted");
  }
  return steps.length;
}

export async function balanceOf(client: ChainClient, { address, isNative }: Asset, account: Address) {
  return isNative
    ? client.getBalance({ address: account })
    : client.readContract({ address, abi: erc20Abi, functionName: "balanceOf", args: [account] });
}

/** WPOL and POL of both routers: what a swap must not leave there. */
export async function leftInRouters(client: ChainClient): Promise<bigint> {
  const balances = await Promise.all(
    (["uniswapRouter", "quickswapRouter"] as const).flatMap((name) => [
      balanceOf(client, pol, localAddress(name)),
      balanceOf(client, asset("wpol"), localAddress(name)),
    ]),
  );
  return balances.reduce((sum, balance) => sum + balance, 0n);
}
