import { buildWrap } from "@canopy/swap/chain/build-swap";
import { parseOutcome } from "@canopy/swap/chain/parse-receipt";
import { parseTransferProbe, type Transfer, transferProbeCall } from "@canopy/swap/chain/transfer-probe";
import { localAddress, localExchange } from "@canopy/swap/deployments-local";
import { type Address, encodeFunctionData, parseAbi, parseEther } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { returnTo } from "../../src/chain/return-to.ts";
import { findPool } from "../../src/exchange/pool-state.ts";
import { poolPlans } from "../../src/exchange/pools.ts";
import { setPaused } from "../exchange.ts";
import { approve, asset, balanceOf, type LocalExchange, sendAs, startExchange } from "./local-exchange.ts";

let exchange: LocalExchange;

beforeAll(async () => {
  exchange = await startExchange();
}, 180_000);
afterAll(() => exchange.chain.process.stop());

beforeEach(async () => {
  const id = await exchange.client.snapshot();
  return () => returnTo(exchange.client, id);
});

const [usdc, usdt, wpol] = [asset("usdc"), asset("usdt"), asset("wpol")];
const router = localAddress("uniswapRouter");

describe("an approval", () => {
  test("of USDT goes over 0 when some of an earlier one is left", async () => {
    expect(await approve(exchange, usdt, router, 5n)).toBe(1);
    expect(await approve(exchange, usdt, router, 4n)).toBe(0);
    expect(await approve(exchange, usdt, router, 6n)).toBe(2);
  });
});

test("wrapping and unwrapping are one for one", async () => {
  const amount = parseEther("3");
  for (const [kind, balance] of [
    ["wrap", amount],
    ["unwrap", 0n],
  ] as const) {
    const { logs, status } = await sendAs(exchange, buildWrap(localExchange, kind, amount));
    expect(status).toBe("success");
    expect(await balanceOf(exchange.client, wpol, exchange.member)).toBe(balance);
    expect(parseOutcome(localExchange, { kind, amount }, exchange.member, logs)).toEqual({
      amountIn: amount,
      amountOut: amount,
    });
  }
});

const tokenAbi = parseAbi(["function setTransferFee(uint256 fee)"]);

describe("the probe of a transfer", () => {
  const pool: Address = "0x7000000000000000000000000000000000000007";

  async function probe(transfer: Partial<Transfer> = {}): Promise<bigint | null> {
    const { client, member } = exchange;
    const call = transferProbeCall({
      token: usdc.address,
      from: member,
      to: pool,
      amount: 1_000_000n,
      ...transfer,
    });
    const { data } = await client.call({ ...call, stateOverride: [...call.stateOverride] });
    return parseTransferProbe(data ?? "0x");
  }

  test("finds nothing missing from the transfer of an honest token", async () => {
    expect(await probe()).toBe(1_000_000n);
    expect(await probe({ token: usdt.address })).toBe(1_000_000n);
    expect(await balanceOf(exchange.client, usdc, pool)).toBe(0n);
  });

  test("finds a fee, from a member and from a pool", async () => {
    const data = encodeFunctionData({ abi: tokenAbi, functionName: "setTransferFee", args: [10_000n] });
    await sendAs(exchange, { to: usdc.address, data });
    expect(await probe()).toBe(990_000n);
    const [plan] = poolPlans;
    if (plan === undefined) throw new Error("The local exchange has no pools");
    const from = await findPool(exchange.client, plan);
    expect(await probe({ from, to: exchange.member })).toBe(990_000n);
  });

  test("fails while the token is paused, and with more than the holder has", async () => {
    await expect(probe({ amount: 2n ** 200n })).rejects.toThrow();
    await setPaused(exchange.client, "usdc", true);
    await expect(probe()).rejects.toThrow();
  });
});
