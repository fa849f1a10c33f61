import { seatColumns } from "@canopy/protocol/settlement/seat-columns";
import { settleSeats } from "@canopy/protocol/settlement/settle-seats";
import { readPaths } from "@canopy/server/database/read-paths";
import type { Database } from "@canopy/server/database/tables";
import { withoutTimeLimit } from "@canopy/server/database/time-limit";
import { derive } from "@canopy/server/indexer/derive/derive";
import { undoBlocks } from "@canopy/server/indexer/derive/journal";
import { readArrivals } from "@canopy/server/indexer/derive/read-round";
import { readIndexCarries } from "@canopy/server/keeper/duties/index-carries";
import { sql } from "kysely";
import type { Figure } from "../figures.ts";
import { note } from "../scope.ts";
import { readClosing } from "./read-closing.ts";
import type { Shape } from "./world.ts";

/** Seconds. */
const targets = {
  bushy: { close: 3, carries: 2 },
  chains: { close: 10, carries: 8 },
} as const;

/** Measures what the indexer and the keeper compute of the open round. */
export async function measureRounds(database: Database, shape: Shape): Promise<Figure[]> {
  note(`Settling the open round (${shape}) ...`);
  const { close, carries } = targets[shape];
  const goal = await readGoal(database);
  return [
    inSeconds(`${shape}: read and settle a round`, await time(() => settle(database, goal.round)), close),
    inSeconds(`${shape}: what to carry`, await time(() => readIndexCarries(database, "core", goal)), carries),
  ];
}

/** A closing that the journal records, in times of one in a final block. */
const JOURNALED = 1.5;

/** Measures the complete closing, with all that it writes, and its undoing. Nothing of it stays. */
export async function measureClosing(database: Database, shape: Shape): Promise<Figure[]> {
  note(`Closing the open round (${shape}) ...`);
  const closing = await readClosing(database);
  const final = await timeUndone(database, (on) => time(() => derive(on, [closing], closing.blockNumber)));
  let undo = Number.NaN;
  const newest = await timeUndone(database, async (on) => {
    const seconds = await time(() => derive(on, [closing], 0n));
    undo = await time(() => undoBlocks(on, 0n));
    return seconds;
  });
  return [
    inSeconds(`${shape}: close a round, final block`, final, targets[shape].close),
    inSeconds(`${shape}: close a round, new block`, newest, JOURNALED * final),
    inSeconds(`${shape}: undo the closing`, undo),
  ];
}

function settle(database: Database, round: number): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    const arrivals = await readArrivals(transaction, "core", { after: round - 1, round });
    const seats = await readPaths(
      transaction,
      "core",
      arrivals.map(({ id }) => id),
      seatColumns,
    );
    settleSeats(seats, arrivals, 10);
  });
}

async function readGoal(database: Database): Promise<{ round: number; cumulativeUnits: number }> {
  const { round, units } = await database
    .selectFrom("rounds")
    .select(({ fn }) => [fn.max("round").as("round"), fn.sum<string>("units").as("units")])
    .where("plan", "=", "core")
    .executeTakeFirstOrThrow();
  return { round, cumulativeUnits: Number(units) };
}

class UndoneError extends Error {}

/** Runs work that returns its seconds, in a transaction that is rolled back. */
async function timeUndone(
  database: Database,
  work: (database: Database) => Promise<number>,
): Promise<number> {
  await vacuum(database);
  let seconds = Number.NaN;
  await database
    .transaction()
    .execute(async (transaction) => {
      await withoutTimeLimit(transaction);
      seconds = await work(transaction);
      throw new UndoneError();
    })
    .catch((error: unknown) => {
      if (!(error instanceof UndoneError)) throw error;
    });
  return seconds;
}

/** As autovacuum does within the day between two closings: old versions of rows slow down the next one. */
async function vacuum(database: Database): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum seats, legs, activity`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1_000;
}

function inSeconds(name: string, value: number, target: number | null = null): Figure {
  note(`  ${name}: ${value.toFixed(2)} s`);
  return { name, value, unit: "s", target, ratio: null, peer: null };
}
