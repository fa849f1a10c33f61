import type { Address } from "viem";
import type { AccountState, Sender, SendResult } from "../../transaction-sender/sender.ts";
import { type BookedExecution, type Bookkeeping, bookExecutions } from "./book-executions.ts";
import type { Obstacle } from "./explain.ts";
import type { createKnownVaults } from "./known-vaults.ts";
import type { RuleQueue } from "./queue.ts";
import { type RuleReading, readRules } from "./read-rules.ts";
import { simulate } from "./simulate.ts";

/** Less than any execution takes: a fee that does not pay for this much needs no simulation. */
const LEAST_GAS = 100_000n;

export interface VaultKeeper extends Bookkeeping {
  readonly multicall: Address;
  readonly vaults: ReturnType<typeof createKnownVaults>;
  /** Null: the rules are only read. */
  readonly sender: Sender | null;
  readonly queue: RuleQueue;
}

/** An attempt to execute a rule that is due. */
export interface Attempt {
  readonly rule: RuleReading;
  readonly result: SendResult | Obstacle;
}

export interface VaultTick {
  /** Seconds: the time of the newest block. */
  readonly at: number;
  readonly account: AccountState | null;
  readonly rules: readonly RuleReading[];
  readonly attempts: readonly Attempt[];
  /** What became of executions that were sent before. */
  readonly booked: readonly BookedExecution[];
  /** Tick again when a transaction may be mined, or when a rule may be due. */
  readonly next: "busy" | "idle";
}

/** Reads all rules, and executes at most one whose fee pays for the gas, in the queue's order. */
export async function tickVaults(keeper: VaultKeeper): Promise<VaultTick> {
  const { client, multicall, sender } = keeper;
  const account = sender === null ? null : await sender.readAccount();
  const booked = await bookExecutions(keeper, account?.events ?? [], performance.now());
  const { owners } = await keeper.vaults.update();
  const rules = await readRules(client, multicall, [...owners.keys()]);
  const { baseFeePerGas, timestamp } = await client.getBlock();
  const looked = { at: Number(timestamp), account, rules, booked };
  if (sender === null || account?.isFree !== true) {
    return { ...looked, attempts: [], next: sender === null ? "idle" : "busy" };
  }
  const attempts: Attempt[] = [];
  for (const rule of keeper.queue.order(rules, performance.now())) {
    const result = await execute(keeper, sender, rule, baseFeePerGas ?? 0n);
    attempts.push({ rule, result });
    if (result.kind === "sent" || result.kind === "bumped" || result.kind === "known") {
      if ("hash" in result) keeper.sent.set(result.hash, rule);
      keeper.queue.accept(rule);
      return { ...looked, attempts, next: "busy" };
    }
  }
  return { ...looked, attempts, next: "idle" };
}

/**
 * Simulates a rule and sends it. The maximum fee per gas is at most the fee divided by the gas limit: an execution never costs more than it
 * earns.
 */
async function execute(
  { client, queue, balances }: VaultKeeper,
  sender: Sender,
  rule: RuleReading,
  baseFee: bigint,
): Promise<Attempt["result"]> {
  const { fee, vault: to } = rule;
  if (fee < LEAST_GAS * baseFee) return { kind: "pays too little", fee, cost: LEAST_GAS * baseFee };
  const now = performance.now();
  const until = balances.restsUntil(to, fee, now);
  if (until > now) return { kind: "in debt", until };
  const call = await simulate(client, rule, sender.address);
  const maxFeePerGas = "error" in call ? 0n : fee / call.gas;
  // Each simulation is a request to the node.
  if (maxFeePerGas <= baseFee) queue.refuse(rule, performance.now());
  if ("error" in call) return { kind: "refused", error: call.error };
  if (maxFeePerGas <= baseFee) return { kind: "pays too little", fee, cost: call.gas * baseFee };
  return sender.send({ to, ...call, maxFeePerGas });
}
