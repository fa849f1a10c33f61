import { returnTo } from "@canopy/dev/chain/return-to";
import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import { localAddress, localExchange } from "@canopy/swap/deployments-local";
import { type Address, encodeFunctionData, type Hex, parseEther, parseGwei } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  readExecutions,
  reportPrices,
  startVaultChain,
  type VaultChain,
} from "../../../test/support/vault-chain.ts";
import { connectChain } from "../../chain/client.ts";
import { createSender } from "../../transaction-sender/sender.ts";
import { explainDue, explainObstacle } from "./explain.ts";
import { createKnownVaults } from "./known-vaults.ts";
import { createRuleQueue } from "./queue.ts";
import { readKinds } from "./read-rules.ts";
import { tickVaults, type VaultKeeper, type VaultTick } from "./tick.ts";
import { createVaultBalances } from "./vault-balances.ts";

const DAY = 86_400;

let chain: VaultChain;
let snapshot: Hex;

beforeAll(async () => {
  chain = await startVaultChain();
}, 180_000);
afterAll(() => chain.process.stop());
beforeEach(async () => {
  snapshot = await chain.client.snapshot();
  // A snapshot does not contain the base fee.
  await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei("1") });
  await chain.client.mine({ blocks: 1 });
  return () => returnTo(chain.client, snapshot);
});

/** A keeper with a new account that has 10 POL. */
async function createKeeper(): Promise<VaultKeeper> {
  const account = privateKeyToAccount(generatePrivateKey());
  await chain.client.setBalance({ address: account.address, value: parseEther("10") });
  const client = connectChain(chain.rpcUrl);
  const pays = { maxFeePerGas: parseGwei("500"), bumpAfter: 60_000 };
  return {
    client,
    multicall: localExchange.multicall,
    vaults: createKnownVaults(client, chain.factory, 0n),
    sender: createSender({ client, account, chainId: 31_337, ...pays }),
    queue: createRuleQueue(),
    balances: createVaultBalances(),
    sent: new Map(),
    unbooked: [],
  };
}

/** Until timed rules pay their full fee a day later, with the same prices except those of `changes`. */
async function passDay(changes: Parameters<typeof reportPrices>[1] = {}): Promise<void> {
  await chain.client.increaseTime({ seconds: DAY + 300 });
  await reportPrices(chain.client, changes);
}

/** Ticks until nothing is sent. */
async function keepUp(keeper: VaultKeeper): Promise<VaultTick[]> {
  const ticks: VaultTick[] = [];
  for (;;) {
    const tick = await tickVaults(keeper);
    ticks.push(tick);
    if (tick.next === "idle") return ticks;
  }
}

function seeded(username: string): Address {
  const found = chain.vaults.find(({ seed }) => seed.username === username);
  if (found === undefined) throw new Error(`${username} has no vault`);
  return found.vault;
}

const sentRules = (ticks: readonly VaultTick[]) =>
  ticks.flatMap(({ attempts }) =>
    attempts.flatMap(({ rule, result }) => (result.kind === "sent" ? [`${rule.vault} ${rule.id}`] : [])),
  );

describe("a keeper of vaults", () => {
  test("finds all rules, and says why each waits", async () => {
    const keeper = await createKeeper();
    const { rules } = await tickVaults(keeper);
    const kinds = await readKinds(keeper.client, keeper.multicall, rules);
    const explained = rules.map(({ vault, id, due }, index) => [
      vault,
      id,
      explainDue(due, kinds[index] ?? "none"),
    ]);
    expect(explained).toEqual(
      expect.arrayContaining([
        [seeded("rowan"), 1, expect.stringMatching(/^due at \d{4}-/)],
        [seeded("rowan"), 2, expect.stringMatching(/^the daily spending cap leaves 20\.\d+ USD$/)],
        [seeded("rowan"), 3, "the vault holds too little: 0 smallest units"],
        [seeded("willow"), 3, expect.stringMatching(/^not triggered at the price 29\d\d\./)],
        [seeded("alder"), 2, expect.stringMatching(/^not triggered at the share \d\d(\.\d+)? %$/)],
      ]),
    );
    expect(new Set(rules.map(({ vault }) => vault))).toEqual(new Set(chain.vaults.map(({ vault }) => vault)));
  });

  test("executes each due rule once, one transaction at a time, and earns more than the gas", async () => {
    await passDay();
    const keeper = await createKeeper();
    const address = keeper.sender?.address ?? "0x";
    const before = await chain.client.getBalance({ address });
    const ticks = await keepUp(keeper);
    const sent = sentRules(ticks);
    expect(sent).toContain(`${seeded("willow")} 2`);
    expect(new Set(sent).size).toBe(sent.length);
    for (const tick of ticks) expect(sentRules([tick]).length).toBeLessThanOrEqual(1);
    expect(ticks.at(-1)?.rules.filter(({ due }) => due.reason === "now")).toEqual([]);
    expect(await chain.client.getBalance({ address })).toBeGreaterThan(before);
  });

  test("does not execute what pays less than its gas, and says so", async () => {
    await passDay();
    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei("300") });
    await chain.client.mine({ blocks: 1 });
    const keeper = await createKeeper();
    const { attempts, next } = await tickVaults(keeper);
    expect(next).toBe("idle");
    expect(attempts.length).toBeGreaterThan(0);
    for (const { result } of attempts) {
      if (result.kind !== "pays too little") throw new Error(result.kind);
      expect(explainObstacle(result)).toMatch(/^the fee of 0\.0\d* POL pays less than the gas, 0\.\d+ POL$/);
    }
    const { address = "0x" } = keeper.sender ?? {};
    expect(await chain.client.getTransactionCount({ address })).toBe(0);
  });

  test("sends nothing that the pools would refuse, and executes the others", async () => {
    // The feed is above the pools: a purchase of WETH is fine, a sale by a grid level would return too little.
    await passDay({ [localAddress("wethFeed")]: 3_080_00000000n });
    const ticks = await keepUp(await createKeeper());
    const refused = ticks.flatMap(({ attempts }) =>
      attempts.flatMap(({ rule, result }) =>
        result.kind === "refused" && rule.vault === seeded("willow")
          ? [[rule.id, explainObstacle(result)]]
          : [],
      ),
    );
    // Only once: it then pauses, so that it does not delay the others.
    expect(refused).toEqual([[6, "the pools return less than the rule's slippage allows"]]);
    expect(sentRules(ticks)).toContain(`${seeded("willow")} 2`);
  });

  test("is one among any: of two at the same moment one succeeds", async () => {
    await passDay();
    const before = (await readExecutions(chain.client, seeded("willow"))).length;
    const [one, other] = [await createKeeper(), await createKeeper()];
    await chain.client.setAutomine(false);
    await Promise.all([tickVaults(one), tickVaults(other)]);
    await chain.client.setAutomine(true);
    await chain.client.mine({ blocks: 1 });
    await Promise.all([keepUp(one), keepUp(other)]);
    expect((await readExecutions(chain.client, seeded("willow"))).length).toBe(before + 1);
  });

  test("finds a vault that is created while it runs", async () => {
    const keeper = await createKeeper();
    const known = (await keeper.vaults.update()).owners.size;
    const owner = chain.members[40];
    if (owner === undefined) throw new Error("There is no such member");
    const call = { address: chain.factory, abi: vaultFactoryAbi, functionName: "create" } as const;
    const hash = await chain.client.writeContract({ ...call, account: owner, chain: null });
    await chain.client.waitForTransactionReceipt({ hash });
    const { owners } = await keeper.vaults.update();
    expect([owners.size, [...owners.values()].at(-1)]).toEqual([known + 1, owner]);
  });

  test("without a key reads the rules, and sends nothing", async () => {
    await passDay();
    const keeper: VaultKeeper = { ...(await createKeeper()), sender: null };
    const { attempts, rules, next } = await tickVaults(keeper);
    expect([attempts, next]).toEqual([[], "idle"]);
    expect(rules.some(({ due }) => due.reason === "now")).toBe(true);
  });
});

describe("an owner who is faster than the keeper's transaction", () => {
  /** Sends what the keeper wants to send, mines the owner's call before it in the same block, and ticks on. */
  async function frontRun(
    keeper: VaultKeeper,
    toCall: (sent: { vault: Address; id: number }) => Promise<{ to: Address; data: Hex }>,
  ) {
    await chain.client.setAutomine(false);
    const { attempts } = await tickVaults(keeper);
    const sent = attempts.at(-1);
    if (sent?.result.kind !== "sent") throw new Error("Nothing was sent");
    const { vault, id } = sent.rule;
    const from = await chain.client.readContract({ address: vault, abi: vaultAbi, functionName: "owner" });
    await chain.client.setBalance({ address: from, value: parseEther("100") });
    await chain.client.impersonateAccount({ address: from });
    const tip = parseGwei("1000");
    const call = await toCall({ vault, id });
    await chain.client.sendTransaction({
      ...{ account: from, chain: null, gas: 1_000_000n, ...call },
      ...{ maxFeePerGas: 2n * tip, maxPriorityFeePerGas: tip },
    });
    await chain.client.mine({ blocks: 1 });
    await chain.client.setAutomine(true);
    return { vault, id };
  }

  const executeFirst = async ({ vault: to, id }: { vault: Address; id: number }) => ({
    to,
    data: encodeFunctionData({ abi: vaultAbi, functionName: "execute", args: [BigInt(id)] }),
  });

  test("does not delay other vaults, and its vault pauses for half a minute", async () => {
    await passDay();
    const keeper = await createKeeper();
    const { vault, id } = await frontRun(keeper, executeFirst);
    const next = await tickVaults(keeper);
    expect(next.booked).toMatchObject([{ rule: { vault, id }, isReverted: true }]);
    expect(next.booked[0]?.profit).toBeLessThan(0n);
    expect(sentRules([next])).toHaveLength(1);
    expect(sentRules([next])[0]).not.toContain(vault);
    const now = performance.now();
    expect(keeper.balances.restsUntil(vault, 1n, now)).toBeGreaterThan(now + 25_000);
    const others = chain.vaults.filter((one) => one.vault !== vault);
    for (const other of others) expect(keeper.balances.restsUntil(other.vault, 1n, now)).toBe(now);
  });

  test("changes nothing for a vault that has paid before", async () => {
    await passDay();
    const keeper = await createKeeper();
    for (const { vault } of chain.vaults) keeper.balances.book(vault, parseEther("1"), 0);
    const { vault } = await frontRun(keeper, executeFirst);
    const next = await tickVaults(keeper);
    expect(next.booked).toMatchObject([{ isReverted: true }]);
    const now = performance.now();
    expect(keeper.balances.restsUntil(vault, parseEther("0.02"), now)).toBe(now);
  });

  test("who withdraws the POL is executed once for nothing, and then rests", async () => {
    await passDay();
    const keeper = await createKeeper();
    const { vault } = await frontRun(keeper, async ({ vault: to }) => {
      const balance = await chain.client.getBalance({ address: to });
      return {
        to,
        data: encodeFunctionData({ abi: vaultAbi, functionName: "withdrawPOL", args: [balance] }),
      };
    });
    const { booked } = await tickVaults(keeper);
    expect(booked).toMatchObject([{ rule: { vault }, isReverted: false }]);
    expect(booked[0]?.profit).toBeLessThan(0n);
    const now = performance.now();
    expect(keeper.balances.restsUntil(vault, 1n, now)).toBeGreaterThan(now);
  });
});
