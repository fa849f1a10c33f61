import { algebraFactoryAbi, algebraPoolAbi, uniswapFactoryAbi, uniswapPoolAbi } from "@canopy/swap/abi/pools";
import { algebraQuoterAbi, uniswapQuoterAbi } from "@canopy/swap/abi/quoter";
import type { Asset, Exchange } from "@canopy/swap/types";
import {
  type Address,
  createClient,
  custom,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  isAddressEqual,
  multicall3Abi,
  numberToHex,
  toFunctionSelector,
  zeroAddress,
} from "viem";
import { beforeEach, describe, expect, test } from "vitest";
import { assetKey } from "../tokens/assets.ts";
import { type QuoteRequest, readPoolRefs, readPools, readSnapshot } from "./read-snapshot.ts";

const address = (number: number): Address => numberToHex(number, { size: 20 });
const [wpol, usdc, multicall, feed] = [1, 2, 3, 4].map(address) as [Address, Address, Address, Address];
const [uniswapPool, quickswapPool] = [address(20), address(21)];
const member = address(99);
const token = (at: Address, symbol: string): Asset => ({
  address: at,
  symbol,
  name: symbol,
  decimals: 18,
  isNative: false,
});
const dollar = token(usdc, "USDC");
const pol: Asset = { ...token(wpol, "POL"), isNative: true };

const exchange: Exchange = {
  chainId: 31_337,
  venues: [
    { name: "uniswap", factory: address(10), router: address(11), quoter: address(12), feeTiers: [500] },
    { name: "quickswap", factory: address(13), router: address(14), quoter: address(15), feeTiers: [] },
  ],
  wpol,
  tokens: [],
  intermediates: [],
  feeds: [{ token: wpol, feed, descriptions: ["POL / USD"], maximumAge: 60 }],
  multicall,
};
const request: QuoteRequest = { from: pol, to: dollar, side: "exactIn", amount: 100n };
const time = 1_800_000_000;

type Answer = Hex | ((callData: Hex) => Hex);

/** What contracts answer, by their address and the function. Missing ones revert. */
let answers: Map<string, Answer>;
/** How many calls of the node there were. */
let requests: number;

function answer(to: Address, signature: string, data: Answer) {
  answers.set(`${to} ${toFunctionSelector(signature)}`, data);
}

const word = (value: bigint) => encodeAbiParameters([{ type: "uint256" }], [value]);

const client = createClient({
  transport: custom({
    async request({ method, params: [call] }: { method: string; params: [{ to: Address; data: Hex }] }) {
      expect(method).toBe("eth_call");
      requests += 1;
      if (isAddressEqual(call.to, usdc)) throw Object.assign(new Error("execution reverted"), { code: 3 });
      expect(isAddressEqual(call.to, multicall)).toBe(true);
      const { args } = decodeFunctionData({ abi: multicall3Abi, data: call.data });
      const calls = args?.[0] as readonly { target: Address; callData: Hex }[];
      const result = calls.map(({ target, callData }) => {
        const found = answers.get(`${target.toLowerCase()} ${callData.slice(0, 10)}`);
        const returnData = typeof found === "function" ? found(callData) : found;
        return { success: returnData !== undefined, returnData: returnData ?? "0x" } as const;
      });
      return encodeFunctionResult({ abi: multicall3Abi, functionName: "aggregate3", result });
    },
  }),
});
const source = { client, exchange, member, assets: [pol, dollar] };

function setPrice(sqrtPriceX96: bigint) {
  answer(
    uniswapPool,
    "slot0()",
    encodeFunctionResult({ abi: uniswapPoolAbi, functionName: "slot0", result: sqrtPriceX96 }),
  );
  answer(
    quickswapPool,
    "globalState()",
    encodeFunctionResult({ abi: algebraPoolAbi, functionName: "globalState", result: sqrtPriceX96 }),
  );
}

beforeEach(() => {
  requests = 0;
  answers = new Map();
  answer(
    address(10),
    "getPool(address,address,uint24)",
    encodeFunctionResult({ abi: uniswapFactoryAbi, functionName: "getPool", result: uniswapPool }),
  );
  answer(
    address(13),
    "poolByPair(address,address)",
    encodeFunctionResult({ abi: algebraFactoryAbi, functionName: "poolByPair", result: quickswapPool }),
  );
  setPrice(2n ** 96n);
  for (const pool of [uniswapPool, quickswapPool]) answer(pool, "liquidity()", word(10n ** 24n));
  answer(
    address(12),
    "quoteExactInput(bytes,uint256)",
    encodeFunctionResult({
      abi: uniswapQuoterAbi,
      functionName: "quoteExactInput",
      result: [98n, [2n ** 96n], [0], 80_000n],
    }),
  );
  answer(address(15), "quoteExactInput(bytes,uint256)", (data) => {
    const [, amount] = decodeFunctionData({ abi: algebraQuoterAbi, data }).args;
    const result = [amount - 3n, [700]] as const;
    return encodeFunctionResult({ abi: algebraQuoterAbi, functionName: "quoteExactInput", result });
  });
  answer(multicall, "getBlockNumber()", word(7n));
  answer(multicall, "getCurrentBlockTimestamp()", word(BigInt(time)));
  answer(multicall, "getEthBalance(address)", word(5n));
  answer(usdc, "balanceOf(address)", word(6n));
  answer(feed, "decimals()", word(8n));
  answer(feed, "description()", encodeAbiParameters([{ type: "string" }], ["POL / USD"]));
  answer(
    feed,
    "latestRoundData()",
    encodeAbiParameters(
      [{ type: "uint80" }, { type: "int256" }, { type: "uint256" }, { type: "uint256" }, { type: "uint80" }],
      [1n, 25_000_000n, 0n, BigInt(time), 1n],
    ),
  );
});

async function readAll(wanted = request) {
  const refs = await readPoolRefs(source, wanted);
  const known = await readPools(source, refs);
  requests = 0;
  return { refs, known, snapshot: await readSnapshot(source, wanted, refs, known) };
}

describe("the snapshot", () => {
  test("is read in one call of the node: block, pools, quotes of both venues, prices and balances", async () => {
    const { snapshot } = await readAll();
    expect(requests).toBe(1);
    expect(snapshot).toMatchObject({ request, block: 7n, time });
    expect(snapshot.pools).toHaveLength(2);
    expect(snapshot.quotes.map(({ path, amountOut }) => [path.venue, amountOut])).toEqual([
      ["uniswap", 98n],
      ["quickswap", 97n],
    ]);
    expect(snapshot.prices.get(wpol)).toBe(25n * 10n ** 16n);
    expect([snapshot.balances.get(assetKey(pol)), snapshot.balances.get(assetKey(dollar))]).toEqual([5n, 6n]);
  });

  test("asks no quoter without an amount", async () => {
    const { snapshot } = await readAll({ ...request, amount: null });
    expect(snapshot.quotes).toEqual([]);
    expect(snapshot.balances.size).toBe(2);
  });

  test("has a quote's pools at the prices of the quote's own block", async () => {
    const { refs, known } = await readAll();
    setPrice(2n ** 95n);
    const snapshot = await readSnapshot(source, request, refs, known);
    expect(snapshot.quotes.flatMap(({ path }) => path.pools.map((pool) => pool.sqrtPriceX96))).toEqual([
      2n ** 95n,
      2n ** 95n,
    ]);
  });

  test("is known without a venue that fails", async () => {
    answers.delete(`${address(12)} ${toFunctionSelector("quoteExactInput(bytes,uint256)")}`);
    const { snapshot } = await readAll();
    expect(snapshot.quotes.map(({ path }) => path.venue)).toEqual(["quickswap"]);
  });

  test("names the token that keeps every quoter from answering", async () => {
    for (const quoter of [12, 15]) {
      answers.delete(`${address(quoter)} ${toFunctionSelector("quoteExactInput(bytes,uint256)")}`);
    }
    const { snapshot } = await readAll();
    expect(snapshot.transferError).toEqual({ token: usdc, code: "TOKEN_REFUSED" });
  });

  test("has no pools where the factories know none", async () => {
    answer(address(10), "getPool(address,address,uint24)", word(BigInt(zeroAddress)));
    answer(address(13), "poolByPair(address,address)", word(BigInt(zeroAddress)));
    const { snapshot } = await readAll();
    expect([snapshot.pools, snapshot.quotes]).toEqual([[], []]);
  });

  test("is an error where there is no Multicall3", async () => {
    const { refs, known } = await readAll();
    answers.clear();
    await expect(readSnapshot(source, request, refs, known)).rejects.toThrow("no block");
  });
});
