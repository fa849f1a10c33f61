import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { parseTrades } from "@canopy/strategies/vault/parse-trades";
import { localAddress, localExchange } from "@canopy/swap/deployments-local";
import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  erc20Abi,
  type Hex,
  type Log,
  parseEther,
  parseUnits,
  toEventSelector,
} from "viem";
import { describe, expect, test } from "vitest";
import type { PastTrade } from "./past-trade.ts";
import { readablePrice } from "./readable-price.ts";
import { joinPoolFees } from "./search-trades.ts";
import { sumTrades } from "./trade-sums.ts";

const vault: Address = "0x2000000000000000000000000000000000000002";
const pool: Address = "0x5000000000000000000000000000000000000005";
const keeper: Address = "0x6000000000000000000000000000000000000006";
const [usdc, weth] = (["USDC", "WETH"] as const).map((symbol) => {
  const token = localExchange.tokens.find((one) => one.symbol === symbol);
  if (token === undefined) throw new Error(`${symbol} is listed`);
  return token;
});
if (usdc === undefined || weth === undefined) throw new Error("Both are listed");

function log(address: Address, topics: readonly Hex[], data: Hex, logIndex: number): Log {
  const [first, ...rest] = topics;
  return {
    ...{ address, data, logIndex, removed: false, topics: first === undefined ? [] : [first, ...rest] },
    ...{ blockHash: null, blockNumber: null, transactionHash: `0x${"ab".repeat(32)}`, transactionIndex: 0 },
  };
}

const uint = (...values: bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({ type: "uint256" }) as const),
    values,
  );
const transfer = (token: Address, from: Address, to: Address, value: bigint, index: number) =>
  log(
    token,
    encodeEventTopics({ abi: erc20Abi, eventName: "Transfer", args: { from, to } }).flatMap((topic) =>
      typeof topic === "string" ? [topic] : [],
    ),
    uint(value),
    index,
  );
const executed = (amountIn: bigint, amountOut: bigint, index: number) =>
  log(
    vault,
    encodeEventTopics({ abi: vaultAbi, eventName: "Executed", args: { id: 3n, keeper } }).flatMap((topic) =>
      typeof topic === "string" ? [topic] : [],
    ),
    uint(amountIn, amountOut, amountOut + 1n, 9n),
    index,
  );
const swap = log(
  pool,
  [toEventSelector("Swap(address,address,int256,int256,uint160,uint128,int24)")],
  "0x",
  2,
);

describe("trades in a transaction's logs", () => {
  test("have the tokens of the transfers before their event", () => {
    const logs = [
      transfer(weth.address, pool, vault, 20n, 0),
      transfer(usdc.address, vault, pool, 10n, 1),
      swap,
      executed(10n, 20n, 3),
      transfer(weth.address, vault, pool, 5n, 4),
      transfer(usdc.address, pool, vault, 6n, 5),
      executed(5n, 6n, 6),
    ];
    const trades = parseTrades(logs, vault, localExchange.tokens);
    expect(trades.map(({ from, to, index, pools }) => [from.symbol, to.symbol, index, pools])).toEqual([
      ["USDC", "WETH", 3, [pool]],
      ["WETH", "USDC", 6, []],
    ]);
    expect(trades[0]).toMatchObject({
      rule: 3,
      amountIn: 10n,
      amountOut: 20n,
      oracleOut: 21n,
      fee: 9n,
      keeper,
    });
  });

  test("of tokens that are not listed are left out", () => {
    const logs = [
      transfer(pool, pool, vault, 20n, 0),
      transfer(usdc.address, vault, pool, 10n, 1),
      executed(10n, 20n, 2),
    ];
    expect(parseTrades(logs, vault, localExchange.tokens)).toEqual([]);
  });
});

test("fees of pools one after another", () => {
  expect(joinPoolFees([500])).toBe(500);
  expect(joinPoolFees([100_000, 100_000])).toBe(190_000);
  expect(joinPoolFees([500, null])).toBeNull();
  expect(joinPoolFees([])).toBeNull();
});

const trade: PastTrade = {
  ...{ hash: `0x${"ab".repeat(32)}`, index: 3, block: 7, at: new Date(0), rule: 3, from: usdc, to: weth },
  ...{ amountIn: parseUnits("300", 6), amountOut: parseEther("0.099"), oracleOut: parseEther("0.1") },
  ...{ fee: parseEther("0.02"), keeper, poolFee: 3_000 },
};
const prices = new Map([
  [localAddress("usdc"), parseEther("1")],
  [localAddress("weth"), parseEther("3000")],
  [localAddress("wpol"), parseEther("0.5")],
]);

describe("the sums of trades", () => {
  test("are all costs, and what the vault has more than without trades", () => {
    expect(sumTrades([trade], prices, localExchange.wpol)).toEqual({
      ...{ trades: 1, keeperFees: parseEther("0.02"), keeperFeesUSD: parseEther("0.01") },
      ...{ poolFees: parseEther("0.9"), slippage: parseEther("2.1"), difference: -parseEther("3.01") },
    });
  });

  test("are unknown without a price", () => {
    const without = new Map([...prices].filter(([token]) => token !== localAddress("weth")));
    expect(sumTrades([trade], without, localExchange.wpol)).toBeNull();
  });
});

test("a price is shown in the direction in which it is above 1", () => {
  const price = { rate: parseEther("3000"), unit: "USDC" };
  const bought = { amountIn: parseUnits("300", 6), amountOut: parseEther("0.1") };
  expect(readablePrice(bought, usdc, weth)).toEqual(price);
  expect(readablePrice({ amountIn: bought.amountOut, amountOut: bought.amountIn }, weth, usdc)).toEqual(
    price,
  );
  expect(readablePrice({ amountIn: 0n, amountOut: 1n }, usdc, weth)).toBeNull();
});
