import { algebraQuoterAbi } from "@canopy/swap/abi/quoter";
import { parseSwap } from "@canopy/swap/chain/parse-swap";
import { localAddress, localExchange } from "@canopy/swap/deployments-local";
import type { Asset, Quote, Side } from "@canopy/swap/types";
import {
  type Address,
  createClient,
  custom,
  decodeFunctionData,
  defineChain,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  isAddressEqual,
  multicall3Abi,
  toFunctionSelector,
  toHex,
} from "viem";
import { describe, expect, test } from "vitest";
import { createConfig, http } from "wagmi";
import { connect } from "wagmi/actions";
import { mock } from "wagmi/connectors";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import { explainExchanges } from "../../../chain/error-messages/exchange-error.ts";
import { exchangeReasons } from "../../../chain/error-messages/exchange-error-messages.ts";
import { swapSteps } from "./swap-steps.ts";
import type { SwapTerms } from "./terms.ts";

explainExchanges(exchangeReasons);

const account = "0x00000000219ab540356cBB839Cbe05303d7705Fa";
const pool = "0x2222222222222222222222222222222222222222";
const router = localAddress("quickswapRouter");
const chainTime = 2_000_000_000n;
const chain = defineChain({
  id: 31_337,
  name: "Local",
  nativeCurrency: { name: "POL", symbol: "POL", decimals: 18 },
  rpcUrls: { default: { http: ["http://127.0.0.1:1"] } },
});

const asset = (symbol: string): Asset => {
  const token = localExchange.tokens.find((one) => one.symbol === symbol);
  if (token === undefined) throw new Error(`no ${symbol}`);
  return { ...token, isNative: false };
};
const usdc = asset("USDC");
const weth = asset("WETH");
const wpol = asset("WPOL");
const pol: Asset = { ...wpol, symbol: "POL", isNative: true };
const unlisted: Asset = { ...usdc, address: `0x${"9".repeat(40)}`, symbol: "ODD" };

function terms(from = usdc, to = weth, side: Side = "exactIn"): SwapTerms {
  const [token0, token1] = from.address < to.address ? [from, to] : [to, from];
  const quote: Quote = {
    path: {
      venue: "quickswap",
      tokens: [from.address, to.address],
      pools: [
        {
          venue: "quickswap",
          address: pool,
          token0: token0.address,
          token1: token1.address,
          fee: 500,
          sqrtPriceX96: 2n ** 96n,
          liquidity: 10n ** 18n,
        },
      ],
    },
    side,
    amountIn: 1_000n,
    amountOut: 2_000n,
    gas: 100_000n,
  };
  return { kind: "swap", from, to, quote, slippage: 10_000, deadline: 10 };
}

const quoterSelectors = algebraQuoterAbi.map((item) => toFunctionSelector(item));

interface World {
  /** What the quoter says now; null when the pool can't fill the amount. */
  readonly quoted?: bigint | null;
  readonly balance?: bigint;
  readonly allowance?: bigint;
  /** The reasons with which the router and the tokens revert. */
  readonly routerReason?: string;
  readonly tokenReason?: string;
  /** What a probed transfer brings; null when the node refuses to replace code. */
  readonly received?: bigint | null;
}

function fakeNode(world: World) {
  const { quoted = 2_000n, balance = 10_000n, allowance = 1_010n, received = null } = world;
  const simulated: { to: Address; data: Hex; value: bigint }[] = [];

  const revert = (reason: string): never => {
    throw Object.assign(new Error(`execution reverted: ${reason}`), { code: 3 });
  };

  function answer(data: Hex): Hex | null {
    if (data.startsWith("0x70a08231") || data.startsWith("0xdd62ed3e")) {
      const { functionName } = decodeFunctionData({ abi: erc20Abi, data });
      return toHex(functionName === "balanceOf" ? balance : allowance, { size: 32 });
    }
    if (quoted === null || !quoterSelectors.some((selector) => data.startsWith(selector))) return null;
    const { functionName, args } = decodeFunctionData({ abi: algebraQuoterAbi, data });
    // Pools that do not run dry give more for more.
    const isMore = functionName === "quoteExactInput" && args[1] > 1_000n;
    const result = [isMore ? 2n * quoted : quoted, [500]] as const;
    return encodeFunctionResult({ abi: algebraQuoterAbi, functionName, result });
  }

  function call([{ to, data, value = "0x0" }, , overrides]: CallParameters): Hex {
    if (overrides !== undefined) {
      if (received === null) throw Object.assign(new Error("unsupported parameter"), { code: -32_602 });
      return toHex(received, { size: 32 });
    }
    if (isAddressEqual(to, localExchange.multicall)) {
      const { args } = decodeFunctionData({ abi: multicall3Abi, data });
      const calls = args?.[0];
      if (!Array.isArray(calls)) throw new Error("unexpected call of Multicall3");
      const result = calls.map(({ callData }: { callData: Hex }) => {
        const returned = answer(callData);
        return { success: returned !== null, returnData: returned ?? "0x" } as const;
      });
      return encodeFunctionResult({ abi: multicall3Abi, functionName: "aggregate3", result });
    }
    if (isAddressEqual(to, router)) {
      simulated.push({ to, data, value: BigInt(value) });
      return world.routerReason === undefined ? "0x" : revert(world.routerReason);
    }
    return world.tokenReason === undefined ? toHex(1, { size: 32 }) : revert(world.tokenReason);
  }

  const client = createClient({
    chain,
    transport: custom(
      {
        async request({ method, params }: { method: string; params: CallParameters }) {
          if (method === "eth_getBlockByNumber")
            return { number: "0x1", timestamp: toHex(chainTime), transactions: [] };
          if (method === "eth_call") return call(params);
          if (method === "eth_estimateGas") return toHex(200_000);
          throw new Error(`unexpected ${method}`);
        },
      },
      { retryCount: 0 },
    ),
  });
  return { client, simulated };
}

type CallParameters = readonly [{ to: Address; data: Hex; value?: Hex }, Hex, object?];

async function prepare(of: SwapTerms, world: World = {}) {
  const { client, simulated } = fakeNode(world);
  const wallets = createConfig({ chains: [chain], transports: { [chain.id]: http() }, storage: null });
  await connect(wallets, { connector: mock({ accounts: [account] }) });
  const context = {
    connection: { client, chain },
    wallets,
    exchange: localExchange,
    account,
    sent() {},
  } as const;
  const steps = swapSteps(context, of);
  return { simulate: () => steps.simulate(), simulated };
}

async function catchCode(of: SwapTerms, world: World): Promise<string> {
  const { simulate } = await prepare(of, world);
  return classifyError(await simulate().catch((error: unknown) => error)).code;
}

describe("the simulated call", () => {
  test("is the one that is sent, with the limit that the member has seen and the chain's clock", async () => {
    const { simulate, simulated } = await prepare(terms(), { quoted: 1_990n });
    const { request, quote } = await simulate();
    expect(simulated).toEqual([{ to: request.to, data: request.data, value: request.value }]);
    expect(quote).toMatchObject({ amountIn: 1_000n, amountOut: 1_990n });
    expect(parseSwap(localExchange, request)).toMatchObject({
      side: "exactIn",
      amount: 1_000n,
      limit: 1_980n,
      recipient: account,
      deadline: chainTime + 600n,
    });
  });

  test("has a quarter more gas than it takes now, in case the price crosses more ticks", async () => {
    const { simulate } = await prepare(terms());
    expect((await simulate()).request.gas).toBe(250_000n);
  });

  test("keeps the limit when the price is better by now", async () => {
    const { simulate } = await prepare(terms(), { quoted: 3_000n });
    expect(parseSwap(localExchange, (await simulate()).request)).toMatchObject({ limit: 1_980n });
  });

  test("sends the most POL for an exact amount that is bought", async () => {
    const { simulate } = await prepare(terms(pol, usdc, "exactOut"), { quoted: 1_005n });
    const { request } = await simulate();
    expect(request.value).toBe(1_010n);
    expect(parseSwap(localExchange, request)).toMatchObject({
      side: "exactOut",
      amount: 2_000n,
      limit: 1_010n,
    });
  });
});

describe("is refused before anything is simulated", () => {
  test.each<readonly [string, SwapTerms, World, string]>([
    ["a price past the minimum", terms(), { quoted: 1_979n }, "PRICE_MOVED"],
    ["a price past the maximum", terms(usdc, weth, "exactOut"), { quoted: 1_011n }, "PRICE_MOVED"],
    ["a pool that can't fill it any more", terms(), { quoted: null }, "NO_LIQUIDITY"],
    ["too little of the sold token", terms(), { balance: 999n }, "TOKEN_BALANCE_SHORT"],
    ["an approval that was lowered in the wallet", terms(), { allowance: 999n }, "ALLOWANCE_SHORT"],
    ["an unknown token that takes a fee", terms(usdc, unlisted), { received: 1_999n }, "TOKEN_TAKES_FEE"],
    [
      "an unknown token that the node can't try",
      terms(unlisted, usdc),
      { received: null },
      "TOKEN_UNCHECKED",
    ],
  ])("%s", async (_, of, world, code) => {
    const { simulated, simulate } = await prepare(of, world);
    await expect(simulate()).rejects.toThrow();
    expect(await catchCode(of, world)).toBe(code);
    expect(simulated).toEqual([]);
  });

  test("a wallet that has switched accounts", async () => {
    const { client } = fakeNode({});
    const wallets = createConfig({ chains: [chain], transports: { [chain.id]: http() }, storage: null });
    const context = {
      connection: { client, chain },
      wallets,
      exchange: localExchange,
      account,
      sent() {},
    } as const;
    await expect(swapSteps(context, terms()).simulate()).rejects.toThrow("switched to another account");
  });
});

describe("a simulation that fails", () => {
  test.each([
    ["Too little received", "PRICE_MOVED"],
    ["Transaction too old", "SWAP_EXPIRED"],
    ["TF", "TOKEN_REFUSED"],
  ])("with %s is %s", async (routerReason, code) => {
    expect(await catchCode(terms(), { routerReason })).toBe(code);
  });

  test.each([
    ["Pausable: paused", "TOKEN_PAUSED"],
    ["Blacklistable: account is blacklisted", "TOKEN_BLOCKED"],
    [undefined, "TOKEN_NOT_TAKEN"],
    ["something of its own", "TOKEN_NOT_TAKEN"],
  ])("because the sold token says %s, which the router hides, is %s", async (tokenReason, code) => {
    const world = { routerReason: "STF", ...(tokenReason !== undefined && { tokenReason }) };
    expect(await catchCode(terms(), world)).toBe(code);
  });

  test.each([
    ["Pausable: paused", "TOKEN_PAUSED"],
    ["Blacklistable: account is blacklisted", "TOKEN_BLOCKED"],
    ["something of its own", "TOKEN_REFUSED"],
  ])("because the bought token says %s, which the pool hides, is %s", async (tokenReason, code) => {
    expect(await catchCode(terms(), { routerReason: "TF", tokenReason })).toBe(code);
  });
});

test("an unknown token that moves in full is swapped", async () => {
  const { simulate, simulated } = await prepare(terms(usdc, unlisted), { received: 2_000n });
  await simulate();
  expect(simulated).toHaveLength(1);
});
