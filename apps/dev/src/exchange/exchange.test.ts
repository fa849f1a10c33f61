import { freePort } from "@canopy/server/lib/port";
import { algebraRouterAbi, uniswapRouterAbi } from "@canopy/swap/abi/router";
import { findExchange } from "@canopy/swap/deployments";
import { localAddress, localContracts, localExchange } from "@canopy/swap/deployments-local";
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  parseAbi,
  parseEther,
  zeroAddress,
} from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FEW_ACCOUNTS, readAccounts } from "../chain/accounts.ts";
import { type LocalChain, startAnvil } from "../chain/anvil.ts";
import { type ChainClient, connectChain } from "../chain/client.ts";
import { reportPrice } from "../chain/feed.ts";
import { returnTo } from "../chain/return-to.ts";
import { send } from "../chain/send.ts";
import { compileContracts } from "../contracts/compile.ts";
import { deployWorld } from "../deploy.ts";
import { createRandom } from "../seed/random.ts";
import { deployExchange } from "./deploy-exchange.ts";
import { startMarketBot, trade } from "./market-bot.ts";
import { sqrtPriceX96 } from "./pool-math.ts";
import { findPool, readSqrtPrice } from "./pool-state.ts";
import { type PoolPlan, poolPlans, poolSides, tradedPools } from "./pools.ts";
import { openingPrices, type TokenName, type TokenPrices } from "./tokens.ts";

const { signal } = new AbortController();
const POL_USD = 61_000_000n;

let chain: LocalChain;
let client: ChainClient;
let members: readonly Address[];
let operator: Address;
let planFeed: Address;
let snapshot: `0x${string}`;

beforeAll(async () => {
  await compileContracts(signal);
  chain = await startAnvil({ port: await freePort(), accounts: FEW_ACCOUNTS, signal });
  ({ client } = chain);
  ({ members, operator } = await readAccounts(client));
  ({ feed: planFeed } = await deployWorld(client, { polUsd: POL_USD }));
  await deployExchange(client, { polUsd: POL_USD, members });
}, 120_000);
afterAll(() => chain.process.stop());

beforeEach(async () => {
  snapshot = await client.snapshot();
  return () => returnTo(client, snapshot);
});

describe("the deployment", () => {
  test("puts every contract at the address that the site knows", async () => {
    expect(localExchange).toBe(findExchange(31_337));
    for (const address of [...localContracts.map(localAddress), localExchange.multicall]) {
      expect(await client.getCode({ address })).toBeDefined();
    }
    expect(localExchange.feeds[0]?.feed).toBe(getAddress(planFeed));
    for (const { address, name, symbol, decimals } of localExchange.tokens) {
      const token = { address, abi: erc20Abi } as const;
      expect(await client.readContract({ ...token, functionName: "name" })).toBe(name);
      expect(await client.readContract({ ...token, functionName: "symbol" })).toBe(symbol);
      expect(await client.readContract({ ...token, functionName: "decimals" })).toBe(decimals);
    }
  });

  test("tells Algebra's pool deployer the vault that the factory made", async () => {
    const abi = parseAbi(["function communityVault() view returns (address)"]);
    const vault = await client.readContract({
      address: localAddress("quickswapFactory"),
      abi,
      functionName: "communityVault",
    });
    expect(await client.getCode({ address: vault })).toBeDefined();
  });

  test("has feeds that describe themselves as the site expects", async () => {
    for (const { feed: address, descriptions } of localExchange.feeds) {
      const abi = parseAbi(["function description() view returns (string)"]);
      expect(descriptions).toContain(
        await client.readContract({ address, abi, functionName: "description" }),
      );
    }
  });

  test("gives every member some of each test token", async () => {
    for (const { address, symbol } of localExchange.tokens.filter(({ symbol }) => symbol !== "WPOL")) {
      for (const member of [members[0], members.at(-1)]) {
        const args = [member ?? zeroAddress] as const;
        const balance = await client.readContract({
          address,
          abi: erc20Abi,
          functionName: "balanceOf",
          args,
        });
        expect(balance, symbol).toBeGreaterThan(0n);
      }
    }
  });

  test.each(poolPlans)("$venue has a pool of $pair with a fee of $fee", async (plan) => {
    const pool = await findPool(client, plan);
    const [token0, token1] = poolSides(plan, openingPrices(POL_USD));
    const expected = plan.depth === undefined ? 0n : sqrtPriceX96(token0, token1);
    expect(await readSqrtPrice(client, plan, pool)).toBe(expected);
    // What it holds is worth its depth, but for the part of the range that the tick spacing rounds away.
    let usd = 0;
    for (const side of [token0, token1]) {
      const args = [pool] as const;
      const balance = await client.readContract({
        address: side.address,
        abi: erc20Abi,
        functionName: "balanceOf",
        args,
      });
      usd += (Number(balance) / 10 ** side.decimals) * (Number(side.usd) / 1e8);
    }
    expect(usd).toBeLessThanOrEqual(plan.depth ?? 0);
    expect(usd).toBeGreaterThanOrEqual(0.97 * (plan.depth ?? 0));
  });
});

const uniswapQuoterAbi = parseAbi([
  "struct QuoteParams { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }",
  "function quoteExactInputSingle(QuoteParams params) returns (uint256 amountOut, uint160 sqrtPriceX96After, uint32 ticksCrossed, uint256 gasEstimate)",
]);
const quickswapQuoterAbi = parseAbi([
  "function quoteExactInputSingle(address tokenIn, address tokenOut, uint256 amountIn, uint160 limitSqrtPrice) returns (uint256 amountOut, uint16 fee)",
]);

const algebra3PoolAbi = parseAbi([
  "function globalState() view returns (uint160 price, int24 tick, int24 prevInitializedTick, uint16 fee, uint16 timepointIndex, uint8 communityFee, bool unlocked)",
]);

/** What the venue's quoter says that a pool pays for an amount. */
async function quote({ venue, fee }: PoolPlan, sold: TokenName, bought: TokenName, amountIn: bigint) {
  const [tokenIn, tokenOut] = [localAddress(sold), localAddress(bought)];
  const functionName = "quoteExactInputSingle";
  if (venue === "uniswap") {
    const params = { tokenIn, tokenOut, amountIn, fee, sqrtPriceLimitX96: 0n };
    const call = { address: localAddress("uniswapQuoter"), abi: uniswapQuoterAbi, functionName } as const;
    return (await client.simulateContract({ ...call, args: [params] })).result[0];
  }
  const call = { address: localAddress("quickswapQuoter"), abi: quickswapQuoterAbi, functionName } as const;
  return (await client.simulateContract({ ...call, args: [tokenIn, tokenOut, amountIn, 0n] })).result[0];
}

/** The pools of a pair with liquidity. */
function findPools(...pair: [TokenName, TokenName]) {
  return poolPlans.filter(({ pair: own, depth }) => depth && own.every((name) => pair.includes(name)));
}

/** The venue whose pool pays most for an amount that is small for all of them. */
async function bestVenue(sold: TokenName, bought: TokenName, amountIn: bigint) {
  const quotes = await Promise.all(
    findPools(sold, bought).map(async (plan) => ({
      plan,
      amount: await quote(plan, sold, bought, amountIn),
    })),
  );
  return quotes.toSorted((one, other) => (one.amount > other.amount ? -1 : 1))[0]?.plan.venue;
}

describe("the pools", () => {
  test("of QuickSwap charge the configured fee from the first swap on", async () => {
    for (const plan of poolPlans.filter(({ venue, depth }) => venue === "quickswap" && depth)) {
      const call = { address: await findPool(client, plan), abi: algebra3PoolAbi } as const;
      const [, , , fee] = await client.readContract({ ...call, functionName: "globalState" });
      expect(fee).toBeGreaterThanOrEqual(900);
      expect(fee).toBeLessThan(1_000);
    }
  });

  test("make each venue the best for some pair", async () => {
    expect(await bestVenue("wpol", "usdc", parseEther("100"))).toBe("uniswap");
    expect(await bestVenue("usdc", "weth", 100_000_000n)).toBe("uniswap");
    expect(await bestVenue("wpol", "weth", parseEther("100"))).toBe("quickswap");
    expect(await bestVenue("usdt", "wpol", 100_000_000n)).toBe("quickswap");
  });

  test("reach WBTC through WETH only", () => {
    for (const name of ["wpol", "usdc", "usdt"] as const) expect(findPools(name, "wbtc")).toEqual([]);
    expect(findPools("weth", "wbtc")).toHaveLength(2);
  });

  test("pay much less than the price for a large part of a thin pool, and nothing without liquidity", async () => {
    const [dai] = findPools("usdc", "dai");
    const [thin, empty] = [dai, poolPlans.find(({ depth }) => depth === 0)];
    if (thin === undefined || empty === undefined) throw new Error("The plan has no such pool");
    const received = await quote(thin, "usdc", "dai", 1_000_000_000n);
    expect(received).toBeGreaterThan(parseEther("600"));
    expect(received).toBeLessThan(parseEther("700"));
    await expect(quote(empty, "wpol", "link", parseEther("1"))).rejects.toThrow();
  });

  test.each([
    ["uniswap", 500],
    ["quickswap", 0],
  ] as const)("of %s pay what the quoter says, and the price moves against the seller", async (venue, fee) => {
    const plan = poolPlans.find(
      (pool) => pool.venue === venue && pool.fee === fee && pool.pair[1] === "usdc",
    );
    const [member] = members;
    if (plan === undefined || member === undefined) throw new Error("The plan has no such pool");
    const amountIn = 5_000_000_000n;
    const quoted = await quote(plan, "usdc", "wpol", amountIn);
    const pool = await findPool(client, plan);
    const before = await readSqrtPrice(client, plan, pool);

    const usdc = localAddress("usdc");
    const router = localAddress(venue === "uniswap" ? "uniswapRouter" : "quickswapRouter");
    const order = {
      ...{ tokenIn: usdc, tokenOut: localAddress("wpol"), fee, amountIn, recipient: member },
      ...{ amountOutMinimum: quoted, deadline: 2n ** 64n - 1n, sqrtPriceLimitX96: 0n, limitSqrtPrice: 0n },
    };
    const abi = venue === "uniswap" ? uniswapRouterAbi : algebraRouterAbi;
    for (const [to, data] of [
      [usdc, encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [router, amountIn] })],
      [router, encodeFunctionData({ abi, functionName: "exactInputSingle", args: [order] })],
    ] as const) {
      await send(client, { from: member, to, data, gas: 1_000_000n });
    }

    const wpol = { address: localAddress("wpol"), abi: erc20Abi } as const;
    expect(await client.readContract({ ...wpol, functionName: "balanceOf", args: [member] })).toBe(quoted);
    const after = await readSqrtPrice(client, plan, pool);
    const [token0] = poolSides(plan, openingPrices(POL_USD));
    expect(after > before).toBe(token0.name === "wpol");
  });
});

/** The largest distance of a pool's price from the oracle's, as a part of one. */
async function farthest(prices: TokenPrices): Promise<number> {
  let most = 0;
  for (const plan of tradedPools) {
    const price = await readSqrtPrice(client, plan, await findPool(client, plan));
    const [token0, token1] = poolSides(plan, prices);
    const ratio = (Number(price) / Number(sqrtPriceX96(token0, token1))) ** 2;
    most = Math.max(most, Math.abs(ratio - 1));
  }
  return most;
}

describe("the market bot", () => {
  test("keeps every pool within 1 % of the oracle, and moves it", async () => {
    const random = createRandom(1);
    for (let count = 0; count < 32; count++) {
      await trade(client, random);
      if (count % 8 === 7) expect(await farthest(openingPrices(POL_USD))).toBeLessThan(0.01);
    }
    expect(await farthest(openingPrices(POL_USD))).toBeGreaterThan(0.001);
  });

  test("brings the pools to the oracle's price after that has moved", async () => {
    const price = (POL_USD * 108n) / 100n;
    await reportPrice(client, planFeed, operator, price);
    expect(await farthest(openingPrices(price))).toBeGreaterThan(0.05);
    const random = createRandom(2);
    for (let count = 0; count < 50; count++) await trade(client, random);
    expect(await farthest(openingPrices(price))).toBeLessThan(0.01);
  });

  test("counts trades that fail while the chain is unreachable", async () => {
    const bot = startMarketBot(connectChain(`http://127.0.0.1:${await freePort()}`), createRandom(3), [0, 1]);
    await expect.poll(() => bot.failures).toBeGreaterThan(2);
    await bot.stop();
    expect(bot.trades).toBe(0);
  });
});
