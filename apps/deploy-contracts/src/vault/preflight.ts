import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mock-v3-aggregator.gen";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { algebraRouterAbi, uniswapRouterAbi } from "@canopy/swap/abi/router";
import { findExchange } from "@canopy/swap/deployments";
import {
  type Abi,
  type Address,
  erc20Abi,
  getAbiItem,
  isAddressEqual,
  parseAbi,
  toFunctionSelector,
} from "viem";
import { networks } from "../networks.ts";
import type { Chain } from "../preflight.ts";
import type { VaultTerms } from "./terms-file.ts";

type ListedToken = VaultTerms["tokens"][number];

/** What the chain reports about accepted terms. */
export interface VaultPreflight {
  /** Seconds: the newest block's time. */
  now: bigint;
  /** Of each token, in the terms' order. */
  feeds: readonly { answer: bigint; age: bigint }[];
  /** Addresses that the site's own list of this chain does not have. */
  unlisted: readonly Address[];
}

const uniswapAbi = parseAbi(["function WETH9() view returns (address)"]);
const algebraAbi = parseAbi(["function WNativeToken() view returns (address)"]);
const factoryAbi = parseAbi(["function factory() view returns (address)"]);

/**
 * Checks that `rpc` is a node of the terms' chain, and that tokens, feeds and routers are what the terms say.
 *
 * @throws OperatorError with all differences
 */
export async function checkVaultTerms(client: Chain, terms: VaultTerms): Promise<VaultPreflight> {
  const { chainId } = networks[terms.network];
  const found = await client.getChainId();
  if (found !== chainId) {
    throw new OperatorError(
      `The node is on chain ${found}, but ${terms.network} is chain ${chainId}. Use a node of ${terms.network}.`,
    );
  }
  const { timestamp: now } = await client.getBlock();
  const wrong: string[] = [];
  const feeds: { answer: bigint; age: bigint }[] = [];
  for (const token of terms.tokens) {
    await checkToken(client, token, wrong);
    feeds.push(await checkFeed(client, token, now, wrong));
  }
  const { uniswap, quickswap } = terms.routers;
  if (uniswap !== null) await checkRouter(client, terms, "Uniswap", uniswap, wrong);
  if (quickswap !== null) await checkRouter(client, terms, "QuickSwap", quickswap, wrong);
  if (wrong.length > 0)
    throw new OperatorError(
      `The terms do not match the chain. Correct these lines:\n  ${wrong.join("\n  ")}`,
    );
  return { now, feeds, unlisted: findUnlisted(terms) };
}

async function checkToken(client: Chain, { token, symbol, decimals }: ListedToken, wrong: string[]) {
  const at = { address: token, abi: erc20Abi } as const;
  const answers = await Promise.all([
    client.readContract({ ...at, functionName: "symbol" }),
    client.readContract({ ...at, functionName: "decimals" }),
  ]).catch(() => null);
  if (answers === null) {
    wrong.push(`${symbol} at ${token} does not respond like a token.`);
    return;
  }
  if (answers[0] !== symbol) wrong.push(`The token at ${token} is ${answers[0]}, the terms say ${symbol}.`);
  if (answers[1] !== decimals) wrong.push(`${symbol} has ${answers[1]} decimals, the terms say ${decimals}.`);
}

async function checkFeed(client: Chain, listed: ListedToken, now: bigint, wrong: string[]) {
  const { symbol, feed, feedDecimals, maximumAge } = listed;
  // The mock has the functions of Chainlink's AggregatorV3Interface.
  const at = { address: feed, abi: mockV3AggregatorAbi } as const;
  const answers = await Promise.all([
    client.readContract({ ...at, functionName: "decimals" }),
    client.readContract({ ...at, functionName: "description" }),
    client.readContract({ ...at, functionName: "latestRoundData" }),
  ]).catch(() => null);
  if (answers === null) {
    wrong.push(`The feed of ${symbol} at ${feed} does not respond like a Chainlink feed.`);
    return { answer: 0n, age: 0n };
  }
  const [decimals, description, [, answer, , updatedAt]] = answers;
  const age = now - updatedAt;
  if (decimals !== feedDecimals)
    wrong.push(`The feed of ${symbol} has ${decimals} decimals, the terms say ${feedDecimals}.`);
  if (description !== listed.description)
    wrong.push(`The feed of ${symbol} is "${description}", the terms say "${listed.description}".`);
  if (answer <= 0n) wrong.push(`The feed of ${symbol} answers ${answer}.`);
  if (age > BigInt(maximumAge))
    wrong.push(`The feed of ${symbol} is ${age} s old, the terms allow ${maximumAge} s.`);
  return { answer, age };
}

/** A vault calls the router's functions with a deadline. A later router of Uniswap has none, and other selectors. */
async function checkRouter(
  client: Chain,
  terms: VaultTerms,
  name: "Uniswap" | "QuickSwap",
  router: Address,
  wrong: string[],
): Promise<void> {
  const code = await client.getCode({ address: router });
  const abi = name === "Uniswap" ? uniswapRouterAbi : algebraRouterAbi;
  const missing = (["exactInputSingle", "exactInput"] as const).filter(
    (functionName) => code === undefined || !code.includes(selector(abi, functionName).slice(2)),
  );
  if (missing.length > 0) {
    wrong.push(`The router of ${name} at ${router} has no ${missing.join(" and no ")} with a deadline.`);
    return;
  }
  const answers = await Promise.all([
    client.readContract({ address: router, abi: factoryAbi, functionName: "factory" }),
    readWpol(client, name, router),
  ]).catch(() => null);
  if (answers === null) {
    wrong.push(`The router of ${name} at ${router} does not name its factory and WPOL.`);
    return;
  }
  const [factory, wpol] = answers;
  if ((await client.getCode({ address: factory })) === undefined)
    wrong.push(`The factory ${factory} of the router of ${name} has no code.`);
  if (!terms.tokens.some(({ token }) => isAddressEqual(token, wpol)))
    wrong.push(`The router of ${name} has ${wpol} as WPOL, and the terms do not list it.`);
}

/** The token that the router takes as POL. */
export function readWpol(
  client: Pick<Chain, "readContract">,
  name: "Uniswap" | "QuickSwap",
  router: Address,
): Promise<Address> {
  return name === "Uniswap"
    ? client.readContract({ address: router, abi: uniswapAbi, functionName: "WETH9" })
    : client.readContract({ address: router, abi: algebraAbi, functionName: "WNativeToken" });
}

function selector(abi: Abi, name: string): string {
  const item = getAbiItem({ abi, name });
  if (item?.type !== "function") throw new Error(`The router's ABI has no ${name}`);
  return toFunctionSelector(item);
}

/** What a witness has to look up, because the site's own list does not have it. */
function findUnlisted({ network, tokens, routers }: VaultTerms): Address[] {
  const exchange = findExchange(networks[network].chainId);
  const known = new Set<string>([
    ...(exchange?.feeds ?? []).map(({ token, feed }) => token + feed),
    ...(exchange?.venues ?? []).map(({ router }) => router),
  ]);
  return [
    ...tokens.filter(({ token, feed }) => !known.has(token + feed)).map(({ token }) => token),
    ...[routers.uniswap, routers.quickswap].filter((router) => router !== null && !known.has(router)),
  ].filter((address) => address !== null);
}
