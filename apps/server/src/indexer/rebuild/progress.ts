import { sql } from "kysely";
import { lockCheckpoint, readCheckpoint } from "../../database/checkpoint.ts";
import type { Database } from "../../database/tables.ts";
import { withoutTimeLimit } from "../../database/time-limit.ts";
import { createDraft, DRAFT, type DraftKind, useDraft } from "./draft-tables.ts";
import { Memory } from "./memory.ts";
import { createSavedMemory, loadMemory, saveMemory } from "./saved-memory.ts";

/** How many of the stored events a rebuild has derived. */
export interface RebuildProgress {
  events: number;
  /** Null while the events are read from the chain. */
  total: number | null;
}

/** The last log that is derived, and how many have been. */
export interface Place {
  block: bigint;
  /** Null when the block is read from the chain: then all of it is derived. */
  blockHash: string | null;
  index: number;
  events: number;
}

export interface Rebuild {
  memory: Memory;
  place: Place;
  total: number | null;
}

interface ProgressRow {
  source: string;
  block_number: bigint;
  block_hash: string | null;
  log_index: number;
  events: number;
  total: number | null;
}

/** How far a rebuild is; null while there is none. */
export async function readRebuildProgress(database: Database): Promise<RebuildProgress | null> {
  const row = await readRow(database);
  return row === undefined ? null : { events: row.events, total: row.total };
}

/** Continues a rebuild of the same version, checkpoint and tables, or starts one. */
export async function beginRebuild(
  database: Database,
  version: number,
  kind: DraftKind = "rebuild",
): Promise<Rebuild> {
  return database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    const source = await readSource(transaction, version, kind);
    const row = await readRow(transaction);
    if (row?.source === source) {
      await useDraft(transaction);
      return {
        memory: await loadMemory(transaction),
        place: {
          block: row.block_number,
          blockHash: row.block_hash,
          index: row.log_index,
          events: row.events,
        },
        total: row.total,
      };
    }
    await createDraft(transaction, kind);
    await useDraft(transaction);
    await createSavedMemory(transaction);
    const rebuild = {
      memory: new Memory(),
      place: await readStart(transaction, kind),
      total: kind === "rebuild" ? await countRawLogs(transaction) : null,
    };
    const { block, blockHash, index } = rebuild.place;
    await sql`create table progress (source text, block_number bigint, block_hash text, log_index integer,
      events integer, total integer)`.execute(transaction);
    await sql`insert into progress values (${source}, ${block}, ${blockHash}, ${index}, 0, ${rebuild.total})`.execute(
      transaction,
    );
    await saveMemory(transaction, rebuild.memory);
    return rebuild;
  });
}

/** @throws Error when another process has moved the rebuild on */
export async function lockProgress(transaction: Database, { events }: Place): Promise<void> {
  const { rows } = await sql<{ events: number }>`select events from progress for update`.execute(transaction);
  if (rows[0]?.events !== events) throw new Error("Another process is rebuilding the index");
}

/**
 * Blocks every indexer until the end of the transaction.
 *
 * @throws Error when one has moved the checkpoint since the rebuild began: its blocks would be lost
 */
export async function lockSource(
  transaction: Database,
  version: number,
  kind: DraftKind = "rebuild",
): Promise<void> {
  await lockCheckpoint(transaction);
  const row = await readRow(transaction);
  if (row?.source !== (await readSource(transaction, version, kind)))
    throw new Error("Another process has changed the index since the rebuild began");
}

export async function saveProgress(transaction: Database, place: Place, memory: Memory): Promise<void> {
  await saveMemory(transaction, memory);
  await sql`update progress set block_number = ${place.block}, block_hash = ${place.blockHash}, log_index = ${place.index},
    events = ${place.events}`.execute(transaction);
}

async function readRow(database: Database): Promise<ProgressRow | undefined> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass(${`${DRAFT}.progress`}) is not null as exists`.execute(database);
  if (found[0]?.exists !== true) return undefined;
  const { rows } = await sql<ProgressRow>`select * from ${sql.table(`${DRAFT}.progress`)}`.execute(database);
  return rows[0];
}

/** A rebuild starts before the first event, a backfill after the checkpoint. */
async function readStart(database: Database, kind: DraftKind): Promise<Place> {
  const checkpoint = kind === "backfill" ? await readCheckpoint(database) : null;
  return { block: checkpoint?.number ?? -1n, blockHash: checkpoint?.hash ?? null, index: -1, events: 0 };
}

/** What the rows follow from, besides the raw logs up to the checkpoint or after it. */
async function readSource(database: Database, version: number, kind: DraftKind): Promise<string> {
  const checkpoint = await readCheckpoint(database);
  const { rows } = await sql<{ name: string }>`select max(name) as name from migrations`.execute(database);
  return [kind, version, checkpoint?.hash, rows[0]?.name].join(" ");
}

async function countRawLogs(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom("raw_logs")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
