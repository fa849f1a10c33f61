import type { Address } from "viem";
import type { ChainClient } from "../../chain/client.ts";
import type { AccountLook, Sender, SendResult } from "../../sending/sender.ts";
import type { Obstacle } from "./explain.ts";
import type { createKnownVaults } from "./known-vaults.ts";
import { readRules, type VaultRule } from "./read-rules.ts";
import { simulate } from "./simulate.ts";

/** Less than any execution takes: a fee that does not pay for this much needs no simulation. */
const LEAST_GAS = 100_000n;
/** Milliseconds for which a rule rests that was refused: one that always reverts must not hold up the others. */
const REST = 30_000;

export interface VaultKeeper {
  readonly client: ChainClient;
  readonly multicall: Address;
  readonly vaults: ReturnType<typeof createKnownVaults>;
  /** Null: the rules are only read. */
  readonly sender: Sender | null;
  /** Until when rules rest, by vault and id. */
  readonly resting: Map<string, number>;
}

/** An attempt to execute a rule that is due. */
export interface Attempt {
  readonly rule: VaultRule;
  readonly result: SendResult | Obstacle;
}

export interface VaultTick {
  readonly account: AccountLook | null;
  readonly rules: readonly VaultRule[];
  readonly attempts: readonly Attempt[];
  /** Tick again when a transaction may be mined, or when a rule may be due. */
  readonly next: "busy" | "idle";
}

/** Reads all rules, and executes at most one: the one that pays most, of those whose fee pays for the gas. */
export async function tickVaults(keeper: VaultKeeper): Promise<VaultTick> {
  const { client, multicall, sender } = keeper;
  const account = sender === null ? null : await sender.look();
  const rules = await readRules(client, multicall, [...(await keeper.vaults.update())]);
  if (sender === null || account?.isFree !== true) {
    return { account, rules, attempts: [], next: sender === null ? "idle" : "busy" };
  }
  const { baseFeePerGas } = await client.getBlock();
  const attempts: Attempt[] = [];
  for (const rule of toCandidates(keeper, rules)) {
    const result = await execute(keeper, sender, rule, baseFeePerGas ?? 0n);
    attempts.push({ rule, result });
    if (result.kind === "refused") keeper.resting.set(toKey(rule), performance.now() + REST);
    if (result.kind === "sent" || result.kind === "bumped" || result.kind === "known")
      return { account, rules, attempts, next: "busy" };
  }
  return { account, rules, attempts, next: "idle" };
}

/** Rules that are due and do not rest, the best fee first. */
function toCandidates({ resting }: VaultKeeper, rules: readonly VaultRule[]): VaultRule[] {
  const now = performance.now();
  for (const [key, until] of resting) if (until <= now) resting.delete(key);
  return rules
    .filter((rule) => rule.due.reason === "now" && !resting.has(toKey(rule)))
    .sort((one, other) => (one.fee > other.fee ? -1 : one.fee < other.fee ? 1 : 0));
}

const toKey = ({ vault, id }: VaultRule) => `${vault} ${id}`;

/**
 * Simulates a rule and sends it. The offer per gas is at most the fee divided by the gas limit: an execution never costs more than it
 * earns.
 */
async function execute(
  { client }: VaultKeeper,
  sender: Sender,
  rule: VaultRule,
  baseFee: bigint,
): Promise<Attempt["result"]> {
  const { fee, vault: to } = rule;
  if (fee < LEAST_GAS * baseFee) return { kind: "pays too little", fee, cost: LEAST_GAS * baseFee };
  const call = await simulate(client, rule, sender.address);
  if ("error" in call) return { kind: "refused", error: call.error };
  const maxFeePerGas = fee / call.gas;
  if (maxFeePerGas <= baseFee) return { kind: "pays too little", fee, cost: call.gas * baseFee };
  return sender.send({ to, ...call, maxFeePerGas });
}
