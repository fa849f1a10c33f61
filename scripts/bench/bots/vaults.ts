import { setTimeout as sleep } from "node:timers/promises";
import { readAccounts } from "@canopy/dev/chain/accounts";
import { startAnvil } from "@canopy/dev/chain/anvil";
import { sendAll } from "@canopy/dev/chain/send-all";
import { compileContracts } from "@canopy/dev/contracts/compile";
import { deployWorld } from "@canopy/dev/deploy";
import { testTokenAbi } from "@canopy/dev/exchange/abi";
import { deployExchange } from "@canopy/dev/exchange/deploy-exchange";
import { deployVaults } from "@canopy/dev/vaults/deploy-vaults";
import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import type { VaultTick } from "@canopy/server/bots/vault/tick";
import { connectChain } from "@canopy/server/chain/client";
import type { Database } from "@canopy/server/database/tables";
import { freePort } from "@canopy/server/lib/port";
import { reportPrices } from "@canopy/server/test/support/vault-chain";
import { toListings } from "@canopy/strategies/vault/listings";
import { localAddress, localExchange, localExchangeDeployer } from "@canopy/swap/deployments-local";
import { type Address, encodeFunctionData, parseEther, parseUnits } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import type { Scope } from "../scope.ts";

/** Vaults with all 32 rules that one can have. */
const VAULTS = 32;
const RULES_OF_A_VAULT = 32;
export const RULES = VAULTS * RULES_OF_A_VAULT;
/** Seconds of the chain by which a block is later than the time since the one before. */
const STEP = 10;
/** Seconds from one rule that becomes due to the next: a block, as each comes two seconds after the one before. */
const DUE_STEP = 12;
/** Fewer say nothing about the lag. */
const LEAST_EXECUTIONS = 10;
/** Seconds from now on until the first rule becomes due: setting all of them takes blocks, too. */
const FIRST = 3_000;

const findTokenNumber = (name: "wpol" | "usdc" | "weth") =>
  toListings(localExchange).findIndex(({ token }) => token === localAddress(name)) + 1;
const rule = {
  ...{
    tokenIn: findTokenNumber("usdc"),
    tokenOut: findTokenNumber("weth"),
    venue: 0,
    slippage: 300,
    interval: 60,
  },
  ...{ notBefore: 0, expiry: 0, left: 1, flipped: false, lastPrice: 0n, amount: 20_000_000n },
  ...{ fee: parseEther("0.02"), poolFee: 500, via: 0, viaFee: 0, trigger: 1n, second: 0n },
};
/** A stop at a price that is never reached. */
const waits = { ...rule, kind: 2 };
/** A DCA of a token that the vault does not hold: its reason is logged. */
const isSkipped = {
  ...rule,
  kind: 1,
  left: 0,
  trigger: 0n,
  tokenIn: findTokenNumber("wpol"),
  tokenOut: findTokenNumber("usdc"),
};
/** A take profit whose price is reached. */
const executes = (notBefore: number) => ({ ...rule, kind: 3, notBefore });

/** A chain with 1,024 rules: half wait, half are skipped, and one of each vault becomes due, a vault a block. */
export async function prepareVaults(scope: Scope, database: Database) {
  const { signal } = new AbortController();
  await compileContracts(signal);
  const { client, process, rpcUrl } = await startAnvil({ port: await freePort(), signal });
  scope.defer(() => process.stop());
  const { members } = await readAccounts(client);
  await deployWorld(client);
  await deployExchange(client, { polUsd: 50_000_000n, members });
  const { factory } = await deployVaults(client);
  const { timestamp } = await client.getBlock();
  const begin = Number(timestamp) + FIRST;
  const owners = members.slice(0, VAULTS);
  /** By vault, the time at which one of its rules becomes due. */
  const dueAt = new Map<Address, number>();
  for (const [index, owner] of owners.entries()) {
    const vaultOf = { address: factory, abi: vaultFactoryAbi, functionName: "vaultOf" } as const;
    const vault = await client.readContract({ ...vaultOf, args: [owner] });
    dueAt.set(vault, begin + index * DUE_STEP);
    await fill(vault, index);
    await sendAll(client, owner, [
      { to: factory, data: encodeFunctionData({ abi: vaultFactoryAbi, functionName: "create" }) },
      ...[...rulesOf(begin + index * DUE_STEP)].map((args) => ({
        to: vault,
        data: encodeFunctionData({ abi: vaultAbi, functionName: "setRule", args: [0n, args] }),
      })),
      {
        to: vault,
        data: encodeFunctionData({ abi: vaultAbi, functionName: "setCaps", args: [10n ** 12n, 10n ** 12n] }),
      },
    ]);
    const joined = { joined_at: new Date(0), block_number: 1n, username: `owner${index}` };
    await database
      .insertInto("members")
      .values({ ...joined, id: 10_000 + index, account: owner })
      .execute();
  }
  const now = Number((await client.getBlock()).timestamp);
  if (now >= begin) throw new Error("The rules took so long that some are due");
  await client.increaseTime({ seconds: begin - now - 2 * STEP });
  await reportPrices(client);

  async function fill(vault: Address, index: number): Promise<void> {
    const amount = parseUnits("1000", 6) + BigInt(index);
    await sendAll(client, localExchangeDeployer, [
      {
        to: localAddress("usdc"),
        data: encodeFunctionData({ abi: testTokenAbi, functionName: "mint", args: [[vault], amount] }),
      },
      { to: vault, data: "0x", value: parseEther("1") },
    ]);
  }

  const keeper = privateKeyToAccount(generatePrivateKey());
  await client.setBalance({ address: keeper.address, value: parseEther("100") });
  return {
    ...{ keeper, dueAt, reader: connectChain(rpcUrl) },
    chain: { id: 31_337, vaultFactory: factory, planBlock: 0n },
    /** Mines a block every `pause` milliseconds until `signal` is aborted. */
    async mineUntil(
      watch: ReturnType<typeof createVaultWatch>,
      pause: number,
      until: AbortSignal,
    ): Promise<void> {
      while (!until.aborted) {
        await client.increaseTime({ seconds: STEP });
        await client.mine({ blocks: 1 });
        watch.mined(Number((await client.getBlock()).timestamp));
        await sleep(pause, undefined, { signal: until }).catch(() => undefined);
      }
    },
  };
}

function* rulesOf(notBefore: number) {
  yield executes(notBefore);
  for (let index = 1; index < RULES_OF_A_VAULT; index++) yield index % 2 === 0 ? waits : isSkipped;
}

/** Compares the ticks of the role with the blocks. */
export function createVaultWatch(dueAt: ReadonlyMap<Address, number>) {
  const lags: number[] = [];
  const executionLags: number[] = [];
  const blocks: { at: number; minedAt: number }[] = [];
  /** How many blocks a tick has seen. */
  let seen = 0;
  let rules = 0;
  const first = Promise.withResolvers<void>();

  function reportSent(vault: Address, now: number): void {
    const due = dueAt.get(vault) ?? Number.POSITIVE_INFINITY;
    const block = blocks.find(({ at }) => at >= due);
    if (block !== undefined) executionLags.push(now - block.minedAt);
  }

  return {
    lags,
    executionLags,
    untilFirstTick: () => first.promise,
    /** @param at seconds: the time of the block */
    mined(at: number): void {
      blocks.push({ at, minedAt: performance.now() });
    },
    observe(tick: VaultTick): void {
      first.resolve();
      rules = Math.max(rules, tick.rules.length);
      const now = performance.now();
      for (let block = blocks[seen]; block !== undefined && block.at <= tick.at; block = blocks[++seen])
        lags.push(now - block.minedAt);
      for (const { rule: sent, result } of tick.attempts)
        if (result.kind === "sent") reportSent(sent.vault, now);
    },
    /** @throws when the bench has measured something else than it says */
    check(): void {
      if (rules !== RULES) throw new Error(`The ticks have read ${rules} rules`);
      if (executionLags.length < LEAST_EXECUTIONS)
        throw new Error(`Only ${executionLags.length} rules were executed`);
    },
  };
}
