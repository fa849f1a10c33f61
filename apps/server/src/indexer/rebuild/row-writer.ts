import { CopyEncoder } from "../../database/bulk-load/copy-encoder.ts";
import { createNumbered, toPartition } from "../../database/partitions.ts";
import type { Database, NewRow, Tables } from "../../database/tables.ts";
import { copyRows, readColumns } from "../../database/write-rows.ts";

/** Bytes of rows that wait before they are written. */
const PENDING = 4_000_000;

/** The rows of a table that wait. */
interface Pending {
  table: keyof Tables;
  columns: Awaited<ReturnType<typeof readColumns>>;
  encoder: CopyEncoder;
  partitions: Set<number | null>;
  /** Of the last row: mostly that of the next one too. */
  partition: number | null;
}

/** Writes new rows by `COPY`, while the caller computes the next ones. Rows are encoded at once: as objects they would need more memory. */
export class RowWriter {
  #pending = new Map<keyof Tables, Pending>();
  #writing: Promise<void> = Promise.resolve();

  /** Adds rows. It waits only when the database is slower than the caller. */
  async add<Table extends keyof Tables>(
    database: Database,
    table: Table,
    rows: Iterable<NewRow<Table>>,
  ): Promise<void> {
    let pending = this.#pending.get(table);
    for (const row of rows) {
      if (pending === undefined) {
        pending = await createPending(database, table, row);
        this.#pending.set(table, pending);
      }
      const partition = toPartition(table, row);
      if (partition !== pending.partition) {
        pending.partition = partition;
        pending.partitions.add(partition);
      }
      pending.encoder.add(row);
    }
    if (this.#size() > PENDING) await this.#write(database);
  }

  /** Writes all rows. */
  async flush(database: Database): Promise<void> {
    await this.#write(database);
    await this.#writing;
  }

  async #write(database: Database): Promise<void> {
    await this.#writing;
    const tables = [...this.#pending.values()];
    this.#pending = new Map();
    this.#writing = writeAll(database, tables);
    // A failure is reported by the next call.
    this.#writing.catch(() => undefined);
  }

  #size(): number {
    let size = 0;
    for (const { encoder } of this.#pending.values()) size += encoder.size;
    return size;
  }
}

async function createPending(database: Database, table: keyof Tables, row: object): Promise<Pending> {
  const columns = await readColumns(database, table, Object.keys(row));
  return { table, columns, encoder: new CopyEncoder(columns), partitions: new Set(), partition: null };
}

async function writeAll(database: Database, tables: readonly Pending[]): Promise<void> {
  for (const { table, columns, encoder, partitions } of tables) {
    await createNumbered(database, table, partitions);
    await copyRows(database, table, columns, encoder.end());
  }
}
