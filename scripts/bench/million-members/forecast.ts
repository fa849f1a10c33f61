import { createRandom } from "@canopy/protocol/simulation/random";
import type { Database } from "@canopy/server/database/tables";
import { createForecast } from "@canopy/server/indexer/provisional-points";
import { sql } from "kysely";
import type { Figure } from "../figures.ts";
import { median, quantile } from "../quantiles.ts";
import { note } from "../scope.ts";
import { million, type Shape } from "./world.ts";

const BLOCKS = 40;
/** A round of 8,400 entries has one in five blocks of Polygon. */
const ENTRIES = 20;
/** Milliseconds. */
const MAXIMUM = 100;

/** Measures the forecast of the open round: from the tables, and then after each block with entries. Undoes what it writes. */
export async function measureForecast(database: Database, shape: Shape): Promise<Figure[]> {
  note(`Forecasting the open round (${shape}) ...`);
  const { block: tip } = await database
    .selectFrom("index_checkpoint")
    .select("block_number as block")
    .executeTakeFirstOrThrow();
  const forecast = createForecast(database);
  const first = await time(() => forecast.refresh());
  const times: number[] = [];
  try {
    for (let count = 1; count <= BLOCKS; count++) {
      await addBlock(database, tip + BigInt(count), shape);
      times.push(await time(() => forecast.refresh()));
    }
  } finally {
    await sql`delete from entries where block_number > ${tip}`.execute(database);
    await sql`update index_checkpoint set block_number = ${tip}`.execute(database);
    await createForecast(database).refresh();
  }
  note(
    `  start ${first.toFixed()} ms, blocks ${times.map((milliseconds) => milliseconds.toFixed()).join(" ")} ms`,
  );
  const figure = { unit: "ms", ratio: null, peer: null };
  return [
    { name: `${shape}: forecast, after a start or rollback`, value: first, target: null, ...figure },
    { name: `${shape}: forecast, ${ENTRIES} entries, median`, value: median(times), target: null, ...figure },
    {
      name: `${shape}: forecast, ${ENTRIES} entries, p95`,
      value: quantile(times, 0.95),
      target: MAXIMUM,
      ...figure,
    },
  ];
}

async function addBlock(database: Database, block: bigint, shape: Shape): Promise<void> {
  const { members, rounds } = million(shape);
  const random = createRandom(Number(block));
  const buyers = Array.from({ length: ENTRIES }, () => 2 + random.integer(members - 1));
  await sql`
    insert into entries (block_number, log_index, plan, member_id, kind, round, units, value, commission,
      transaction_hash, at)
    select ${block}, position, 'core', id, 'topup', ${rounds}, 1, 1, 0, '0x', now()
    from unnest(${buyers}::int4[]) with ordinality as buyer (id, position)`.execute(database);
  await sql`update index_checkpoint set block_number = ${block}`.execute(database);
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
