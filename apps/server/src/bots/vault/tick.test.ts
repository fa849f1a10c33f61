import { readAccounts } from "@canopy/dev/chain/accounts";
import { type LocalChain, startAnvil } from "@canopy/dev/chain/anvil";
import { reportPrice } from "@canopy/dev/chain/feed";
import { deployWorld } from "@canopy/dev/deploy";
import { deployExchange } from "@canopy/dev/exchange/deploy-exchange";
import { deployVaults } from "@canopy/dev/vaults/deploy-vaults";
import { type SeededVault, seedVaults } from "@canopy/dev/vaults/seed-vaults";
import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import { localAddress, localExchange, localExchangeDeployer } from "@canopy/swap/deployments-local";
import { type Address, type Hex, parseAbiItem, parseEther, parseGwei } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connectChain } from "../../chain/client.ts";
import { freePort } from "../../lib/port.ts";
import { createSender } from "../../sending/sender.ts";
import { explainDue, explainObstacle } from "./explain.ts";
import { createKnownVaults } from "./known-vaults.ts";
import { createRuleQueue } from "./queue.ts";
import { tickVaults, type VaultKeeper, type VaultTick } from "./tick.ts";

const { signal } = new AbortController();
const DAY = 86_400;

let chain: LocalChain;
let factory: Address;
let vaults: readonly SeededVault[];
let members: readonly Address[];
let snapshot: Hex;

beforeAll(async () => {
  chain = await startAnvil({ port: await freePort(), signal });
  ({ members } = await readAccounts(chain.client));
  await deployWorld(chain.client);
  await deployExchange(chain.client, { polUsd: 50_000_000n, members });
  ({ factory } = await deployVaults(chain.client));
  vaults = await seedVaults(chain.client, factory, members);
}, 180_000);
afterAll(() => chain.process.stop());
beforeEach(async () => {
  snapshot = await chain.client.snapshot();
  // A snapshot does not contain the base fee.
  await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei("1") });
  await chain.client.mine({ blocks: 1 });
  return () => chain.client.revert({ id: snapshot });
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
    vaults: createKnownVaults(client, factory, 0n),
    sender: createSender({ client, account, chainId: 31_337, ...pays }),
    queue: createRuleQueue(),
  };
}

/** Until timed rules pay their full fee a day later, with the same prices except those of `changes`. */
async function passDay(changes: Readonly<Partial<Record<Address, bigint>>> = {}): Promise<void> {
  await chain.client.increaseTime({ seconds: DAY + 300 });
  for (const { feed } of localExchange.feeds) {
    const item = parseAbiItem("function latestAnswer() view returns (int256)");
    const answer = { address: feed, abi: [item], functionName: "latestAnswer" } as const;
    const price = changes[feed] ?? (await chain.client.readContract(answer));
    await reportPrice(chain.client, feed, localExchangeDeployer, price);
  }
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
  const found = vaults.find(({ plan }) => plan.username === username);
  if (found === undefined) throw new Error(`${username} has no vault`);
  return found.vault;
}

async function readExecutions(vault: Address) {
  const events = { address: vault, abi: vaultAbi, eventName: "Executed", strict: true } as const;
  return chain.client.getContractEvents({ ...events, fromBlock: 0n });
}

const sentRules = (ticks: readonly VaultTick[]) =>
  ticks.flatMap(({ attempts }) =>
    attempts.flatMap(({ rule, result }) => (result.kind === "sent" ? [`${rule.vault} ${rule.id}`] : [])),
  );

describe("a keeper of vaults", () => {
  test("finds all rules, and says why each waits", async () => {
    const { rules } = await tickVaults(await createKeeper());
    const explained = rules
      .filter(({ vault }) => vault === seeded("rowan"))
      .map(({ id, due }) => [id, explainDue(due)]);
    expect(explained).toEqual([
      [1, expect.stringMatching(/^due at \d{4}-/)],
      [2, expect.stringMatching(/^a day may spend 20\.\d+ USD more$/)],
      [3, "the vault holds too little: 0 smallest units"],
    ]);
    expect(new Set(rules.map(({ vault }) => vault))).toEqual(new Set(vaults.map(({ vault }) => vault)));
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
    // Once: it rests, so that it does not hold up the others.
    expect(refused).toEqual([[6, "the pools return less than the rule's slippage allows"]]);
    expect(sentRules(ticks)).toContain(`${seeded("willow")} 2`);
  });

  test("is one among any: of two at the same moment one succeeds", async () => {
    await passDay();
    const before = (await readExecutions(seeded("willow"))).length;
    const [one, other] = [await createKeeper(), await createKeeper()];
    await chain.client.setAutomine(false);
    await Promise.all([tickVaults(one), tickVaults(other)]);
    await chain.client.setAutomine(true);
    await chain.client.mine({ blocks: 1 });
    await Promise.all([keepUp(one), keepUp(other)]);
    expect((await readExecutions(seeded("willow"))).length).toBe(before + 1);
  });

  test("finds a vault that is created while it runs", async () => {
    const keeper = await createKeeper();
    const known = (await keeper.vaults.update()).size;
    const owner = members[40];
    if (owner === undefined) throw new Error("There is no such member");
    const call = { address: factory, abi: vaultFactoryAbi, functionName: "create" } as const;
    const hash = await chain.client.writeContract({ ...call, account: owner, chain: null });
    await chain.client.waitForTransactionReceipt({ hash });
    expect((await keeper.vaults.update()).size).toBe(known + 1);
  });

  test("without a key reads the rules, and sends nothing", async () => {
    await passDay();
    const keeper: VaultKeeper = { ...(await createKeeper()), sender: null };
    const { attempts, rules, next } = await tickVaults(keeper);
    expect([attempts, next]).toEqual([[], "idle"]);
    expect(rules.some(({ due }) => due.reason === "now")).toBe(true);
  });
});
