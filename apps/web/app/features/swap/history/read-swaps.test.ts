import { buildSwap, buildWrap, type SwapTransaction } from "@canopy/swap/chain/build-swap";
import { findExchange } from "@canopy/swap/deployments";
import type { Asset, Exchange, Side, Token } from "@canopy/swap/types";
import {
  type Address,
  createClient,
  custom,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  pad,
  toEventSelector,
} from "viem";
import { beforeEach, expect, test } from "vitest";
import { readSwaps } from "./read-swaps.ts";
import { swapRecords } from "./swap-records.ts";

const exchange = requireExchange();
const member: Address = "0x7000000000000000000000000000000000000007";
const other: Address = "0x8000000000000000000000000000000000000008";
const pool: Address = "0x6000000000000000000000000000000000000006";
const wpol = findToken("WPOL");
const usdc = findToken("USDC");
const weth = findToken("WETH");
const pol: Asset = { ...wpol, symbol: "POL", isNative: true };
const router = exchange.venues[0]?.router ?? other;

interface Mined extends SwapTransaction {
  readonly from?: Address;
  readonly block: number;
  readonly index?: number;
  readonly logs: readonly object[];
  readonly isReverted?: boolean;
}

/** The transactions of the fake node, each with its number as hash. */
let mined: Mined[];
/** Whether the node has lost its receipts, as after a reorganisation. */
let hasReceipts: boolean;

beforeEach(() => {
  mined = [];
  hasReceipts = true;
});

const toHash = (index: number): Hex => numberToHex(index + 1, { size: 32 });
const client = createClient({
  transport: custom({
    async request({ method, params: [key] }: { method: string; params: [Hex] }) {
      if (method === "eth_getBlockByNumber") return { timestamp: numberToHex(1_700_000_000 + Number(key)) };
      const number = Number(key) - 1;
      const found = mined[number];
      if (found === undefined) return null;
      const place = {
        blockNumber: numberToHex(found.block),
        transactionIndex: numberToHex(found.index ?? 0),
        transactionHash: toHash(number),
      };
      if (method === "eth_getTransactionByHash") {
        const { from = member, to, data, value } = found;
        return { ...place, from, to, input: data, value: numberToHex(value) };
      }
      if (!hasReceipts) return null;
      return {
        ...place,
        status: found.isReverted ? "0x0" : "0x1",
        gasUsed: numberToHex(100_000),
        effectiveGasPrice: numberToHex(30_000_000_000),
        logs: found.logs.map((log) => ({ ...place, ...log })),
      };
    },
  }),
});

const read = (tokens: readonly Token[] = exchange.tokens) =>
  readSwaps(
    { client, exchange, member, tokens },
    mined.map((_, index) => toHash(index)),
  );

function makeLog(address: Address, event: string, parties: readonly Address[], amount: bigint) {
  return {
    address,
    topics: [toEventSelector(event), ...parties.map((party) => pad(party))],
    data: encodeAbiParameters([{ type: "uint256" }], [amount]),
  };
}
const transfer = (token: Token, from: Address, to: Address, amount: bigint) =>
  makeLog(token.address, "Transfer(address,address,uint256)", [from, to], amount);
const deposit = (by: Address, amount: bigint) =>
  makeLog(wpol.address, "Deposit(address,uint256)", [by], amount);
const withdrawal = (by: Address, amount: bigint) =>
  makeLog(wpol.address, "Withdrawal(address,uint256)", [by], amount);

/** A swap of 1,000 for 2,000 through one pool of Uniswap. */
function makeSwap(from: Asset, to: Asset, side: Side, limit: bigint): SwapTransaction {
  const [token0, token1] = [from.address, to.address];
  const state = { fee: 500, sqrtPriceX96: 2n ** 96n, liquidity: 1n };
  const path = {
    venue: "uniswap",
    tokens: [from.address, to.address],
    pools: [{ venue: "uniswap", address: pool, token0, token1, ...state }],
  } as const;
  return buildSwap({
    exchange,
    quote: { path, side, amountIn: 1_000n, amountOut: 2_000n, gas: 0n },
    from,
    to,
    recipient: member,
    limit,
    deadline: 2_000_000_000,
  });
}

const sale: Mined = {
  ...makeSwap(usdc, weth, "exactIn", 1_980n),
  block: 50,
  logs: [transfer(weth, pool, member, 1_995n), transfer(usdc, member, pool, 1_000n)],
};

test("a swap has its amounts, limit, time and network fee", async () => {
  mined = [sale];
  expect(await read()).toEqual([
    {
      hash: toHash(0),
      block: 50,
      index: 0,
      at: new Date(1_700_000_050_000),
      venue: "uniswap",
      side: "exactIn",
      from: usdc,
      to: weth,
      amountIn: 1_000n,
      amountOut: 1_995n,
      limit: 1_980n,
      fee: 3_000_000_000_000_000n,
      quote: null,
    },
  ]);
});

test("POL is POL, on either side, with what was really spent", async () => {
  mined = [
    {
      ...makeSwap(pol, usdc, "exactOut", 1_010n),
      block: 1,
      logs: [
        deposit(router, 1_003n),
        transfer(wpol, router, pool, 1_003n),
        transfer(usdc, pool, member, 2_000n),
      ],
    },
    {
      ...makeSwap(usdc, pol, "exactIn", 1_980n),
      block: 2,
      logs: [
        transfer(wpol, pool, router, 1_990n),
        transfer(usdc, member, pool, 1_000n),
        withdrawal(router, 1_990n),
      ],
    },
  ];
  expect(await read()).toMatchObject([
    { from: { symbol: "USDC" }, to: { symbol: "POL", isNative: true }, amountOut: 1_990n, limit: 1_980n },
    { from: { symbol: "POL", isNative: true }, to: { symbol: "USDC" }, amountIn: 1_003n, limit: 1_010n },
  ]);
});

test("wrapping and unwrapping have no venue and no limit", async () => {
  mined = [
    { ...buildWrap(exchange, "wrap", 5n), block: 1, logs: [deposit(member, 5n)] },
    { ...buildWrap(exchange, "unwrap", 3n), block: 2, logs: [withdrawal(member, 3n)] },
  ];
  expect(await read()).toMatchObject([
    {
      venue: null,
      from: { symbol: "WPOL" },
      to: { symbol: "POL" },
      amountIn: 3n,
      amountOut: 3n,
      limit: null,
    },
    {
      venue: null,
      from: { symbol: "POL" },
      to: { symbol: "WPOL" },
      amountIn: 5n,
      amountOut: 5n,
      limit: null,
    },
  ]);
});

test("the quote is the one that this browser has kept", async () => {
  mined = [sale];
  const quote = { side: "exactIn", amountIn: 1_000n, amountOut: 2_000n, quotedAt: 1 } as const;
  swapRecords.put({ chainId: exchange.chainId, address: member }, { hash: toHash(0), ...quote });
  expect((await read())[0]?.quote).toMatchObject({ amountIn: 1_000n, amountOut: 2_000n });
});

test("the newest is first, also within a block", async () => {
  mined = [
    { ...sale, block: 7, index: 2 },
    { ...sale, block: 9 },
    { ...sale, block: 7, index: 5 },
  ];
  expect((await read()).map(({ block, index }) => [block, index])).toEqual([
    [9, 0],
    [7, 5],
    [7, 2],
  ]);
});

test.each<[string, Mined]>([
  ["sent by another wallet", { ...sale, from: other }],
  ["that failed", { ...sale, isReverted: true, logs: [] }],
  ["to another contract", { ...sale, to: other }],
  ["that only moved a token", { ...sale, to: usdc.address, data: "0xa9059cbb" }],
  ["that called something else of WPOL", { ...sale, to: wpol.address, data: "0xa9059cbb" }],
])("a transaction %s is left out", async (_, transaction) => {
  mined = [transaction];
  expect(await read()).toEqual([]);
});

test("a swap of a token that this browser does not know is left out", async () => {
  mined = [sale];
  expect(await read([wpol, usdc])).toEqual([]);
});

test("a transaction that a reorganisation has removed is left out", async () => {
  mined = [sale];
  const gone = numberToHex(99, { size: 32 });
  expect(await readSwaps({ client, exchange, member, tokens: exchange.tokens }, [gone])).toEqual([]);
  hasReceipts = false;
  expect(await read()).toEqual([]);
});

function requireExchange(): Exchange {
  const found = findExchange(137);
  if (found === null) throw new Error("Polygon has an exchange");
  return found;
}

function findToken(symbol: string): Asset {
  const found = exchange.tokens.find((token) => token.symbol === symbol);
  if (found === undefined) throw new Error(`${symbol} is on the list`);
  return { ...found, isNative: false };
}
