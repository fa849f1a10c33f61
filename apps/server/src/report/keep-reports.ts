import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { ChainClient } from "../chain/client.ts";
import type { Database, PlanName } from "../database/tables.ts";
import { createOutageLog } from "../lib/outage-log.ts";
import { toRetryDelay } from "../lib/retry-delay.ts";
import { createOwnConnection } from "./own-connection.ts";
import { type Refresh, refreshReport } from "./refresh-report.ts";

/** Refreshes take at most one twentieth of the time: small ones follow each block, large ones come every few minutes. */
const toRefreshPause = (duration: number) => 20 * duration;

export interface ReportOptions {
  /** For the connection that computes reports, so that they delay nothing else. */
  url: string;
  database: Database;
  chain: ChainClient;
  plans: readonly PlanName[];
  /** Milliseconds between two checks of the index. */
  interval: number;
  log: Logger;
  signal: AbortSignal;
  /** Called when each plan has a report, or at least one attempt failed. */
  onReady: () => void;
  /** Milliseconds between two refreshes of a plan, after one that took `duration`. */
  toPause?: (duration: number) => number;
}

/** Keeps the stored reports up to date with the index until `signal` is aborted. It retries failures, with growing pauses. */
export async function keepReports(options: ReportOptions): Promise<void> {
  const { url, database, chain, plans, interval, log, signal, onReady, toPause = toRefreshPause } = options;
  const outage = createOutageLog(log, {
    failed: "refreshing the report failed, retrying",
    recovered: "report refreshed",
  });
  const unknownBalance = createOutageLog(log, {
    failed: "the node does not return the plan's balance, reported as unknown",
  });
  const connection = createOwnConnection(url, database);
  const newest = new Map<PlanName, Refresh>();
  const notBefore = new Map<PlanName, number>();

  function isDue(plan: PlanName, { blockHash, rollbacks, reported }: ReportState): boolean {
    if (!reported.includes(plan)) return true;
    const last = newest.get(plan);
    // A chain can return to a block whose report a rollback has deleted.
    const isSame = last?.blockHash === blockHash && last?.rollbacks === rollbacks;
    if (isSame && last?.isComplete === true) return false;
    return performance.now() >= (notBefore.get(plan) ?? 0);
  }

  async function refresh(plan: PlanName): Promise<void> {
    const begun = performance.now();
    const { finalPayments } = newest.get(plan) ?? {};
    const result = await connection.run(signal, (own) => refreshReport(own, chain, plan, finalPayments));
    const ended = performance.now();
    if (result !== null) newest.set(plan, result);
    notBefore.set(plan, ended + toPause(ended - begun));
    if (result?.hasContract === false) unknownBalance.failed(new Error("No state after the block"), { plan });
    else unknownBalance.succeeded();
  }

  let failures = 0;
  while (!signal.aborted) {
    let pause = interval;
    try {
      const state = await readState(database);
      if (plans.every((plan) => state.reported.includes(plan))) onReady();
      for (const plan of plans) if (isDue(plan, state)) await refresh(plan);
      failures = 0;
      outage.succeeded();
    } catch (error) {
      if (signal.aborted) break;
      failures += 1;
      pause = Math.max(interval, toRetryDelay(failures));
      outage.failed(error);
    }
    onReady();
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
  await connection.close();
}

interface ReportState {
  blockHash: string | undefined;
  rollbacks: bigint | undefined;
  /** The plans that have a report. */
  reported: readonly PlanName[];
}

async function readState(database: Database): Promise<ReportState> {
  const checkpoint = await database
    .selectFrom("index_checkpoint")
    .select(["block_hash as blockHash", "rollbacks"])
    .executeTakeFirst();
  const reports = await database.selectFrom("reports").select("plan").distinct().execute();
  return {
    blockHash: checkpoint?.blockHash,
    rollbacks: checkpoint?.rollbacks,
    reported: reports.map(({ plan }) => plan),
  };
}
