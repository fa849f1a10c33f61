import type { Database } from "../../database/tables.ts";
import type { RawLog } from "../source/raw-log.ts";
import { book, type PlainEvent } from "./book.ts";
import { closeRound } from "./close-round.ts";
import { journalBlock, stopJournal } from "./journal.ts";
import { loadLedger } from "./load.ts";
import { type PlanEvent, type PlanEventOf, planEventsOf } from "./plan-events.ts";
import { type Plans, readPlans } from "./plans.ts";
import { writeLedger } from "./write.ts";

/**
 * Writes what follows from `logs`, which continue what is derived already, in the order of the chain. Call it in a
 * transaction. What comes of blocks after `finalized` is kept in the journal, block by block: they may be taken back.
 *
 * @throws LogsMissing when something in between is missing: an empty or short answer of a node proves nothing
 * @throws RulesContradicted when a closed round is not what the plan's rules make of its entries
 */
export async function derive(database: Database, logs: readonly RawLog[], finalized: bigint): Promise<void> {
  if (logs.length === 0) return;
  const plans = await readPlans(database);
  const final = logs.filter(({ blockNumber }) => blockNumber <= finalized);
  await deriveEvents(database, plans, planEventsOf(final));
  const later = Map.groupBy(
    logs.filter(({ blockNumber }) => blockNumber > finalized),
    ({ blockNumber }) => blockNumber,
  );
  if (later.size === 0) return;
  for (const [block, logsOfBlock] of later) {
    await journalBlock(database, block);
    await deriveEvents(database, plans, planEventsOf(logsOfBlock));
  }
  await stopJournal(database);
}

/** Runs of plain events are booked together; a round is closed when all before it is written. */
async function deriveEvents(database: Database, plans: Plans, events: readonly PlanEvent[]): Promise<void> {
  for (const { run, closed } of runsOf(events)) {
    if (run.length > 0) {
      const ledger = await loadLedger(database, plans, run);
      for (const event of run) book(ledger, event);
      await writeLedger(database, ledger);
    }
    if (closed !== undefined) await closeRound(database, plans, closed);
  }
}

interface Run {
  run: PlainEvent[];
  /** What ends it; nothing ends the last one. */
  closed?: PlanEventOf<"RoundClosed">;
}

function runsOf(events: readonly PlanEvent[]): Run[] {
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
