import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { Registry } from "prom-client";
import { type Address, type PrivateKeyAccount, parseEther, parseGwei } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { connectChain } from "../../src/chain/client.ts";
import type { Database, PlanName } from "../../src/database/tables.ts";
import { createTickObserver } from "../../src/keeper/observe-ticks.ts";
import { createPlanDuties, type PlanLook } from "../../src/keeper/plan-duties.ts";
import { type Keeper, type TickOutcome, tick } from "../../src/keeper/tick.ts";
import { createSender } from "../../src/transaction-sender/sender.ts";
import type { TestChain } from "./test-chain.ts";

export interface TestKeeper {
  tick(): Promise<TickOutcome>;
  /** Ticks until no duty is due. Throws the first failure. */
  keepUp(): Promise<void>;
  /** The sum of all outcomes so far. */
  totals(): Totals;
  /** The plans as the last tick read them. */
  plans(): Partial<Record<PlanName, PlanLook>>;
  /** Log lines in JSON. */
  lines: readonly string[];
}

interface Totals {
  sent: number;
  bumped: number;
  mined: number;
  reverted: number;
  reorged: number;
  failures: number;
  /** Wei. */
  fees: bigint;
}

export interface TestKeeperOptions {
  /** Null: a keeper without a key. Default: a new account with 1,000 POL. */
  account?: PrivateKeyAccount | null;
  rpcUrl?: string;
  member?: string;
  maxGwei?: number;
  bumpAfter?: number;
  indexGrace?: number;
  /** A plan whose calls fail to prepare. */
  breaks?: PlanName;
}

/** A keeper of both plans that ticks only when a test calls it. */
export async function createTestKeeper(
  chain: TestChain,
  database: Database,
  {
    account = privateKeyToAccount(generatePrivateKey()),
    rpcUrl = chain.rpcUrl,
    member,
    maxGwei = 500,
    bumpAfter = 60_000,
    indexGrace = 0,
    breaks,
  }: TestKeeperOptions = {},
): Promise<TestKeeper> {
  if (account !== null) {
    await chain.client.setBalance({ address: account.address, value: parseEther("1000") });
  }
  const lines: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
  const report = createTickObserver(new Registry(), log);
  const client = connectChain(rpcUrl);
  function createDuties(plan: PlanName, address: Address) {
    const options = { client, database, plan, address, planBlock: chain.block, member: member ?? null };
    const duties = createPlanDuties({ ...options, indexGrace, rankInterval: 0 });
    const prepare = () => Promise.reject(new Error("broken"));
    return plan === breaks ? { ...duties, prepare } : duties;
  }
  const maxFeePerGas = parseGwei(String(maxGwei));
  const keeper: Keeper = {
    plans: [createDuties("core", chain.plan), createDuties("plus", chain.plus)],
    sender: account && createSender({ client, account, chainId: 31_337, maxFeePerGas, bumpAfter }),
  };
  const outcomes: TickOutcome[] = [];
  async function next(): Promise<TickOutcome> {
    const outcome = await tick(keeper);
    outcomes.push(outcome);
    report(outcome, 0);
    return outcome;
  }
  return {
    tick: next,
    lines,
    async keepUp() {
      for (let ticks = 0; ticks < 1_000; ticks++) {
        const outcome = await next();
        if (outcome.next === "retry") throw outcome.failures[0]?.error;
        if (outcome.next === "idle") return;
        await sleep(5);
      }
      throw new Error(`The keeper is still busy: ${lines.at(-1)}`);
    },
    totals: () => addUp(outcomes),
    plans: () => Object.fromEntries((outcomes.at(-1)?.plans ?? []).map((look) => [look.plan, look])),
  };
}

function addUp(outcomes: readonly TickOutcome[]): Totals {
  const totals = { sent: 0, bumped: 0, mined: 0, reverted: 0, reorged: 0, failures: 0, fees: 0n };
  for (const { account, attempts, failures } of outcomes) {
    totals.failures += failures.length;
    for (const event of account?.events ?? []) {
      if (event.kind === "found" || event.kind === "superseded") continue;
      totals[event.kind] += 1;
      if ("fee" in event) totals.fees += event.fee;
    }
    for (const { result } of attempts) {
      if (result.kind === "sent" || result.kind === "bumped") totals[result.kind] += 1;
    }
  }
  return totals;
}
