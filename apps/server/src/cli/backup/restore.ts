import { sql } from "kysely";
import type { z } from "zod";
import type { Database } from "../../database/tables.ts";
import { withoutTimeLimit } from "../../database/time-limit.ts";
import { OperatorError } from "../../lib/operator-error.ts";
import { headerSchema, lineSchema, type Row } from "./lines.ts";
import { type KeptTable, keptTables } from "./people-tables.ts";
import { readSource } from "./source.ts";

/** Rows per statement. */
const CHUNK = 500;

/**
 * Writes all rows of a backup into a database without such rows, or none of them after an error. It does not touch the
 * index. Returns the number of rows.
 *
 * @throws OperatorError
 */
export async function restoreLines(database: Database, lines: AsyncIterable<string>): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    for (const table of keptTables) await requireEmpty(transaction, table);
    let waiting: { table: KeptTable; rows: Row[] } | undefined;
    let count = 0;
    let announced: number | undefined;
    let isFirst = true;
    for await (const text of lines) {
      if (isFirst) {
        await requireSamePlan(transaction, text);
        isFirst = false;
        continue;
      }
      const line = parse(text, lineSchema);
      if (announced !== undefined)
        throw new OperatorError("The backup has lines after its end. Use an undamaged backup.");
      if ("rows" in line) {
        announced = line.rows;
        continue;
      }
      if (waiting !== undefined && (waiting.table !== line.table || waiting.rows.length === CHUNK)) {
        await insert(transaction, waiting.table, waiting.rows);
        waiting = undefined;
      }
      waiting ??= { table: line.table, rows: [] };
      waiting.rows.push(line.row);
      count += 1;
    }
    if (announced !== count) throw new OperatorError("The backup is truncated. Use a complete backup.");
    if (waiting !== undefined) await insert(transaction, waiting.table, waiting.rows);
    await continueNumbers(transaction);
    return count;
  });
}

async function requireEmpty(database: Database, table: KeptTable): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(database);
  if (rows.length === 0) return;
  throw new OperatorError(`The database already has rows in ${table}. Restore into a new database.`);
}

async function requireSamePlan(database: Database, header: string): Promise<void> {
  const { source } = parse(header, headerSchema);
  const own = await readSource(database);
  if (source === null || own === null) return;
  if (source.chainId === own.chainId && source.plan === own.plan) return;
  throw new OperatorError(
    `The backup is of the plan ${source.plan} on chain ${source.chainId}, the database is of ${own.plan} on chain ${own.chainId}. Use a backup of the same plan.`,
  );
}

async function insert(database: Database, table: KeptTable, rows: readonly Row[]): Promise<void> {
  await sql`insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    database,
  );
}

/** Otherwise the next ticket would get the number of a restored one. */
async function continueNumbers(database: Database): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('chat_tickets', 'number'), max(number))
    from chat_tickets having max(number) is not null`.execute(database);
}

function parse<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new OperatorError("The file is damaged, or not a backup of this version. Use another backup.", {
      cause,
    });
  }
}
