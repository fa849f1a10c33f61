import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import { freePort } from "@canopy/server/lib/port";
import { listingCalls, parseListings, toListings } from "@canopy/strategies/vault/listings";
import { decodeRule } from "@canopy/strategies/vault/on-chain-rule";
import { packPrice, unpackPrice } from "@canopy/strategies/vault/packed-price";
import {
  parseVault,
  type VaultQuery,
  type VaultState,
  vaultCalls,
} from "@canopy/strategies/vault/vault-state";
import { type Call, encodeAggregate, parseAggregate } from "@canopy/swap/chain/multicall";
import { localAddress, localExchange, localExchangeDeployer } from "@canopy/swap/deployments-local";
import { type Address, parseAbiItem, parseEther, parseUnits, zeroAddress } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FEW_ACCOUNTS, readAccounts } from "../../src/chain/accounts.ts";
import { type LocalChain, startAnvil } from "../../src/chain/anvil.ts";
import type { ChainClient } from "../../src/chain/client.ts";
import { reportPrice } from "../../src/chain/feed.ts";
import { returnTo } from "../../src/chain/return-to.ts";
import { compileContracts } from "../../src/contracts/compile.ts";
import { deployWorld } from "../../src/deploy.ts";
import { deployExchange } from "../../src/exchange/deploy-exchange.ts";
import { deployVaults, type VaultDeployment } from "../../src/vaults/deploy-vaults.ts";
import { type SeededVault, seedVaults } from "../../src/vaults/seed-vaults.ts";
import { vaultSeeds } from "../../src/vaults/vault-seeds.ts";

const { signal } = new AbortController();
const DAY = 86_400;
const tokens = (["usdc", "weth", "wbtc"] as const).map(localAddress);
const listings = toListings(localExchange);
const findTokenNumber = (token: Address) => listings.findIndex((listing) => listing.token === token) + 1;
const pair = { base: findTokenNumber(localAddress("weth")), quote: findTokenNumber(localAddress("usdc")) };

let chain: LocalChain;
let client: ChainClient;
let deployment: VaultDeployment;
let vaults: readonly SeededVault[];
let members: readonly Address[];
let snapshot: `0x${string}`;

beforeAll(async () => {
  await compileContracts(signal);
  chain = await startAnvil({ port: await freePort(), accounts: FEW_ACCOUNTS, signal });
  ({ client } = chain);
  ({ members } = await readAccounts(client));
  await deployWorld(client);
  await deployExchange(client, { polUsd: 50_000_000n, members });
  deployment = await deployVaults(client);
  vaults = await seedVaults(client, deployment.factory, members);
}, 120_000);
afterAll(() => chain.process.stop());
beforeEach(async () => {
  snapshot = await client.snapshot();
  return () => returnTo(client, snapshot);
});

function seeded(username: string): SeededVault {
  const found = vaults.find(({ seed }) => seed.username === username);
  if (found === undefined) throw new Error(`${username} has no vault`);
  return found;
}

async function readAll(calls: readonly Call[]) {
  const { data } = await client.call({ to: localExchange.multicall, data: encodeAggregate(calls) });
  return parseAggregate(data ?? "0x");
}

async function read(vault: Address, changes: Partial<VaultQuery> = {}): Promise<VaultState | null> {
  const query = { vault, multicall: localExchange.multicall, tokens, ...changes };
  return parseVault(query, await readAll(vaultCalls(query)));
}

async function readState(username: string): Promise<VaultState> {
  const state = await read(seeded(username).vault);
  if (state === null) throw new Error("The vault does not answer");
  return state;
}

const reasons = ({ rules }: VaultState) => rules.map(({ id, due }) => [id, due.reason]);

describe("the deployment", () => {
  test("lists the tokens with feeds, in the order of their addresses", async () => {
    expect(parseListings(await readAll(listingCalls(deployment.markets)))).toEqual(listings);
    expect(listings).toHaveLength(5);
  });

  test("gives every vault the routers and the list", async () => {
    const at = { address: seeded("willow").vault, abi: vaultAbi } as const;
    expect(await client.readContract({ ...at, functionName: "markets" })).toBe(deployment.markets);
    expect(await client.readContract({ ...at, functionName: "routers" })).toEqual([
      localAddress("uniswapRouter"),
      localAddress("quickswapRouter"),
    ]);
  });
});

describe("the seeded vaults", () => {
  test("belong to members, and have executed as planned", async () => {
    for (const { seed, owner, vault } of vaults) {
      const at = { address: vault, abi: vaultAbi } as const;
      expect(await client.readContract({ ...at, functionName: "owner" })).toBe(owner);
      const executions = await client.getContractEvents({
        ...at,
        eventName: "Executed",
        fromBlock: 0n,
        strict: true,
      });
      expect(executions.map(({ args }) => Number(args.id))).toEqual(seed.executed);
      for (const { args } of executions)
        expect(args.amountOut).toBeGreaterThan((args.oracleOut * 99n) / 100n);
    }
  });

  test("show each reason for which a rule waits", async () => {
    expect(reasons(await readState("willow"))).toEqual([
      [2, "not due"],
      [3, "not triggered"],
      ...[4, 5, 6, 7].map((id) => [id, "not triggered"]),
    ]);
    expect(reasons(await readState("alder"))).toEqual([
      [1, "not due"],
      [2, "not triggered"],
    ]);
    expect(reasons(await readState("rowan"))).toEqual([
      [1, "not due"],
      [2, "too much spent"],
      [3, "too little"],
    ]);
    expect(reasons(await readState("hazel"))).toEqual([[1, "stopped"]]);
  });

  test("need only the next day to trade again", async () => {
    await client.increaseTime({ seconds: DAY });
    for (const { feed } of localExchange.feeds) {
      await reportPrice(client, feed, localExchangeDeployer, await readAnswer(feed));
    }
    expect(reasons(await readState("willow"))[0]).toEqual([2, "now"]);
    const due = (await readState("willow")).rules[0];
    expect(due?.preview?.amountIn).toBe(parseUnits("50", 6));
    expect(due?.preview?.minOut).toBeGreaterThan(0n);
    await client.impersonateAccount({ address: localExchangeDeployer });
    const hash = await client.writeContract({
      address: seeded("willow").vault,
      abi: vaultAbi,
      functionName: "execute",
      args: [2n],
      account: localExchangeDeployer,
      // An estimate is for the moment before: the keeper's fee rises with time.
      gas: 1_000_000n,
    });
    expect((await client.waitForTransactionReceipt({ hash })).status).toBe("success");
  });
});

async function readAnswer(feed: Address): Promise<bigint> {
  const item = parseAbiItem("function latestAnswer() view returns (int256)");
  return client.readContract({ address: feed, abi: [item], functionName: "latestAnswer" });
}

describe("the state of a vault", () => {
  test("has balances, POL, caps and what counts against them", async () => {
    const { seed } = seeded("rowan");
    const state = await readState("rowan");
    expect(state).toMatchObject({
      stopped: false,
      caps: { spendADay: seed.caps[0], lossADay: seed.caps[1] },
    });
    // 100 USDC at $0.9999, of which a second or two have emptied a little.
    expect(Number(state.caps.spent) / 1e6).toBeCloseTo(99.99, 1);
    expect(state.caps.lost).toBeGreaterThan(0n);
    expect(state.balances[0]).toBe(parseUnits("120", 6));
    expect(state.balances[1]).toBe(0n);
    expect(state.balances[2]).toBeGreaterThan(parseUnits("0.00103", 8));
    expect(state.pol).toBeGreaterThan(parseEther("2.9"));
    expect(state.pol).toBeLessThanOrEqual(parseEther("3"));
  });

  test("has the detail of each reason", async () => {
    const [waiting, spent, little] = (await readState("rowan")).rules;
    const { timestamp } = await client.getBlock();
    expect(waiting?.due).toMatchObject({ reason: "not due" });
    if (waiting?.due.reason === "not due") {
      expect(waiting.due.when - Number(timestamp)).toBeGreaterThan(DAY - 60);
    }
    expect(spent?.due).toMatchObject({ reason: "too much spent" });
    if (spent?.due.reason === "too much spent") expect(Number(spent.due.left) / 1e6).toBeCloseTo(20, 1);
    expect(little?.due).toEqual({ reason: "too little", amount: 0n });
    expect([waiting?.preview, spent?.preview, little?.preview]).toEqual([null, null, null]);
    const stop = (await readState("willow")).rules[1];
    // 2,950 / 0.9999
    if (stop?.due.reason === "not triggered") expect(Number(stop.due.price) / 1e18).toBeCloseTo(2950.295, 3);
    expect(stop?.due.reason).toBe("not triggered");
  });

  test("names the token whose feed is silent", async () => {
    await client.increaseTime({ seconds: 2 * DAY });
    await client.mine({ blocks: 1 });
    const [stale] = (await readState("willow")).rules;
    expect(stale?.due).toMatchObject({ reason: "price stale" });
    if (stale?.due.reason === "price stale") {
      expect([localAddress("usdc"), localAddress("weth")].map((token) => token.toLowerCase())).toContain(
        stale.due.token.toLowerCase(),
      );
    }
  });

  test("reports a jump, and the price at which it counts", async () => {
    const answer = 4_000_00000000n;
    await client.increaseTime({ seconds: DAY });
    for (const { feed } of localExchange.feeds) {
      const price = feed === localAddress("wethFeed") ? answer : await readAnswer(feed);
      await reportPrice(client, feed, localExchangeDeployer, price);
    }
    const [dca] = (await readState("willow")).rules;
    expect(dca?.due).toMatchObject({ reason: "price jumped" });
    if (dca?.due.reason !== "price jumped") return;
    expect(Number(dca.due.price) / 1e18).toBeCloseTo(1 / 4_000.4, 9);
    expect(Number(unpackPrice(dca.rule.lastPrice)) / 1e18).toBeCloseTo(1 / 2950.295, 9);
  });

  test("of ids that are known needs fewer calls", async () => {
    const { vault } = seeded("willow");
    expect((await read(vault, { ids: [3] }))?.rules.map(({ id }) => id)).toEqual([3]);
    expect((await read(vault, { ids: [1] }))?.rules).toEqual([]);
  });

  test("of an address without a vault is null, and of a token that does not answer, its balance", async () => {
    expect(await read(localExchange.multicall)).toBeNull();
    expect(await read("0x000000000000000000000000000000000000dEaD")).toBeNull();
    const state = await read(seeded("hazel").vault, { tokens: [localExchange.multicall, ...tokens] });
    expect(state?.balances).toEqual([null, parseUnits("400", 6), parseEther("0.1"), 0n]);
  });
});

describe("a rule", () => {
  test("is read from the chain as it was set", async () => {
    for (const { seed, vault } of vaults) {
      const state = await read(vault);
      for (const { id, rule } of state?.rules ?? []) {
        if (seed.executed.includes(id)) continue;
        const given = seed.rules[id - 1];
        expect(rule).toEqual({ ...given, notBefore: rule.notBefore });
        expect(rule.notBefore).toBeGreaterThan(0);
      }
    }
    const [, stop] = (await readState("willow")).rules;
    expect(stop && decodeRule(stop.rule, pair)?.rule).toMatchObject({ kind: "stop", sells: "base", left: 1 });
  });

  test("keeps a price as packPrice packs it", async () => {
    const { vault, owner } = seeded("willow");
    await client.writeContract({
      address: vault,
      abi: vaultAbi,
      functionName: "resume",
      args: [3n],
      account: owner,
      chain: null,
    });
    const [stop] = (await read(vault, { ids: [3] }))?.rules ?? [];
    if (stop?.due.reason !== "not triggered") throw new Error("The stop is due");
    expect(stop.rule.lastPrice).toBe(packPrice(stop.due.price));
  });
});

test("an account without a vault has an address for one", async () => {
  const owner = members[vaultSeeds.length + 10] ?? zeroAddress;
  const at = { address: deployment.factory, abi: vaultFactoryAbi } as const;
  const vault = await client.readContract({ ...at, functionName: "vaultOf", args: [owner] });
  expect(await read(vault)).toBeNull();
  const hash = await client.writeContract({ ...at, functionName: "create", account: owner, chain: null });
  await client.waitForTransactionReceipt({ hash });
  expect(await read(vault)).toMatchObject({ stopped: false, pol: 0n, rules: [] });
});
