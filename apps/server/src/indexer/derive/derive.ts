import type { Database } from "../../database/tables.ts";
import type { RawLog } from "../source/raw-log.ts";
import { book, type PlainEvent } from "./book.ts";
import { closeRound } from "./close-round.ts";
import { journalBlock, stopJournal } from "./journal.ts";
import { loadTables } from "./load.ts";
import { decodePlanEvents, type NamedPlanEvent, type PlanEvent } from "./plan-events.ts";
import { type Plans, readPlans } from "./plans.ts";
import { createTableStore, type Store } from "./store.ts";

/**
 * Derives the tables from `logs`, which follow those derived before. Call it in a transaction. The journal records the
 * changes of each block after `finalized`, so that they can be undone.
 *
 * @throws LogsMissingError when logs in between are missing: a node may return too few
 * @throws RulesContradictedError when a closed round differs from what the plan's rules make of its entries
 */
export async function derive(database: Database, logs: readonly RawLog[], finalized: bigint): Promise<void> {
  if (logs.length === 0) return;
  const plans = await readPlans(database);
  const store = createTableStore(database);
  const final = logs.filter(({ blockNumber }) => blockNumber <= finalized);
  await deriveEvents(store, plans, decodePlanEvents(final));
  const later = Map.groupBy(
    logs.filter(({ blockNumber }) => blockNumber > finalized),
    ({ blockNumber }) => blockNumber,
  );
  if (later.size === 0) return;
  for (const [block, readBlockLogs] of later) {
    await journalBlock(database, block);
    await deriveEvents(store, plans, decodePlanEvents(readBlockLogs));
  }
  await stopJournal(database);
}

/** Books runs of plain events together, and writes them before it closes a round. */
export async function deriveEvents(store: Store, plans: Plans, events: readonly PlanEvent[]): Promise<void> {
  for (const { run, closed } of splitRuns(events)) {
    if (run.length > 0) {
      const tables = await loadTables(store, plans, run);
      for (const event of run) book(tables, event);
      await store.writeTables(tables);
    }
    if (closed === undefined) continue;
    await store.writeClosing(plans, closeRound(plans, closed, await store.readOpenRound(closed)));
  }
}

interface Run {
  run: PlainEvent[];
  /** The event that ends the run; the last run has none. */
  closed?: NamedPlanEvent<"RoundClosed">;
}

function splitRuns(events: readonly PlanEvent[]): Run[] {
  const runs: Run[] = [];
  let run: PlainEvent[] = [];
  for (const event of events) {
    if (event.eventName === "RoundClosed") {
      runs.push({ run, closed: event });
      run = [];
    } else run.push(event);
  }
  runs.push({ run });
  return runs;
}
