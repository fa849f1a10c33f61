import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  erc20Abi,
  type Hex,
  type Log,
  padHex,
  zeroHash,
} from "viem";
import { describe, expect, test } from "vitest";
import { exchange, makeOrder, member, pol, usdc, weth, wpol } from "../../test/orders.ts";
import { wpolAbi } from "../abi/wpol.ts";
import type { Asset, Side } from "../types.ts";
import { buildSwap, buildWrap } from "./build-swap.ts";
import { parseOutcome } from "./parse-receipt.ts";
import { parseSwap } from "./parse-swap.ts";

const router = exchange.venues[0]?.router ?? member;
const pool: Address = padHex("0x99", { size: 20 });

const makeLog = (
  address: Address,
  topics: readonly (Hex | readonly Hex[] | null)[],
  amount: bigint,
): Log => ({
  address,
  topics: topics.flatMap((topic) => topic ?? []) as [Hex, ...Hex[]],
  data: encodeAbiParameters([{ type: "uint256" }], [amount]),
  blockHash: zeroHash,
  blockNumber: 1n,
  blockTimestamp: 1n,
  logIndex: 0,
  removed: false,
  transactionHash: zeroHash,
  transactionIndex: 0,
});
const transfer = (token: Asset, from: Address, to: Address, value: bigint) =>
  makeLog(
    token.address,
    encodeEventTopics({ abi: erc20Abi, eventName: "Transfer", args: { from, to } }),
    value,
  );
const deposit = (to: Address, amount: bigint) =>
  makeLog(wpol.address, encodeEventTopics({ abi: wpolAbi, eventName: "Deposit", args: { to } }), amount);
const withdrawal = (from: Address, amount: bigint) =>
  makeLog(wpol.address, encodeEventTopics({ abi: wpolAbi, eventName: "Withdrawal", args: { from } }), amount);

function outcome(from: Asset, to: Asset, logs: readonly Log[], side: Side = "exactIn") {
  const intent = parseSwap(exchange, buildSwap(makeOrder({ venue: "uniswap", side, from, to })));
  return intent === null ? undefined : parseOutcome(exchange, intent, member, logs);
}

describe("parseOutcome", () => {
  test("a token for a token: what left the member, and what arrived", () => {
    const logs = [transfer(weth, pool, member, 7n), transfer(usdc, member, pool, 5n)];
    expect(outcome(usdc, weth, logs)).toEqual({ amountIn: 5n, amountOut: 7n });
  });

  test("transfers of others, of other tokens and unknown events do not count", () => {
    const unknown = makeLog(usdc.address, [zeroHash], 1n);
    const logs = [
      transfer(usdc, member, pool, 5n),
      transfer(usdc, pool, router, 100n),
      transfer(wpol, pool, member, 100n),
      unknown,
      transfer(weth, pool, member, 7n),
    ];
    expect(outcome(usdc, weth, logs)).toEqual({ amountIn: 5n, amountOut: 7n });
  });

  test("POL sold: what the router wrapped, whatever was sent with the call", () => {
    const logs = [transfer(usdc, pool, member, 7n), deposit(router, 5n), transfer(wpol, router, pool, 5n)];
    expect(outcome(pol, usdc, logs, "exactOut")).toEqual({ amountIn: 5n, amountOut: 7n });
  });

  test("POL sold, for which the router took WPOL", () => {
    const logs = [transfer(usdc, pool, member, 7n), transfer(wpol, member, pool, 5n)];
    expect(outcome(pol, usdc, logs)).toEqual({ amountIn: 5n, amountOut: 7n });
  });

  test("POL bought: what the router unwrapped", () => {
    const logs = [
      transfer(wpol, pool, router, 7n),
      transfer(usdc, member, pool, 5n),
      withdrawal(router, 7n),
      withdrawal(pool, 100n),
    ];
    expect(outcome(usdc, pol, logs)).toEqual({ amountIn: 5n, amountOut: 7n });
  });

  test("is null without logs, as after a failure", () => {
    expect(outcome(usdc, weth, [])).toBeNull();
    expect(outcome(usdc, weth, [transfer(usdc, member, pool, 5n)])).toBeNull();
  });

  test("wrapping is one for one", () => {
    for (const [kind, log] of [
      ["wrap", deposit(member, 4n)],
      ["unwrap", withdrawal(member, 4n)],
    ] as const) {
      const intent = parseSwap(exchange, buildWrap(exchange, kind, 4n));
      expect(intent === null ? null : parseOutcome(exchange, intent, member, [log])).toEqual({
        amountIn: 4n,
        amountOut: 4n,
      });
      expect(intent === null ? undefined : parseOutcome(exchange, intent, router, [log])).toBeNull();
    }
  });
});
