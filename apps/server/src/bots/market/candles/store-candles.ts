import type { Database, Row } from "../../../database/tables.ts";
import { insertRows } from "../../../database/write-rows.ts";
import type { CandleSource, Span, StoredCandle } from "./candle-source.ts";

/** Which time of a market has been read from its source. */
export type Coverage = Span;

type SourceName = Pick<CandleSource, "kind" | "name">;

/** How far the reading of a market's source has come; null when it has not begun. */
export async function readCoverage(
  database: Database,
  market: string,
  { kind, name }: SourceName,
): Promise<Coverage | null> {
  const row = await database
    .selectFrom("markets")
    .selectAll()
    .where("market", "=", market)
    .executeTakeFirst();
  return row?.source === kind && row.source_name === name ? toCoverage(row) : null;
}

/**
 * Begins to read a source, with nothing covered at `now`, or continues. The candles of another source are deleted: prices of two sources
 * in one row would be trades that no one could have made. The pools of a pair count as one source, whichever is the deepest.
 *
 * @param now a multiple of 900
 */
export async function beginCoverage(
  database: Database,
  market: string,
  { kind, name }: SourceName,
  now: number,
): Promise<Coverage> {
  const nothing = { covered_from: BigInt(now), covered_to: BigInt(now) };
  return database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("markets")
      .values({ market, source: kind, source_name: name, ...nothing })
      .onConflict((conflict) => conflict.column("market").doNothing())
      .execute();
    const row = await transaction
      .selectFrom("markets")
      .selectAll()
      .where("market", "=", market)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const continues = row.source === kind && (kind !== "exchange" || row.source_name === name);
    if (!continues) await transaction.deleteFrom("candles").where("market", "=", market).execute();
    await transaction
      .updateTable("markets")
      .set({ source: kind, source_name: name, ...(!continues && nothing) })
      .where("market", "=", market)
      .execute();
    return continues ? toCoverage(row) : { from: now, to: now };
  });
}

function toCoverage({ covered_from, covered_to }: Row<"markets">): Coverage {
  return { from: Number(covered_from), to: Number(covered_to) };
}

/**
 * Stores the candles of a time next to the covered one, and covers it too, both or neither.
 *
 * @returns the new coverage; null when another process was faster, and nothing is written
 */
export async function storeCandles(
  database: Database,
  market: string,
  covered: Coverage,
  span: Span,
  candles: readonly StoredCandle[],
): Promise<Coverage | null> {
  if (span.from !== covered.to && span.to !== covered.from) {
    throw new RangeError(`${span.from} to ${span.to} is not next to ${covered.from} to ${covered.to}`);
  }
  const next = { from: Math.min(span.from, covered.from), to: Math.max(span.to, covered.to) };
  return database.transaction().execute(async (transaction) => {
    const moved = await transaction
      .updateTable("markets")
      .set({ covered_from: BigInt(next.from), covered_to: BigInt(next.to) })
      .where("market", "=", market)
      .where("covered_from", "=", BigInt(covered.from))
      .where("covered_to", "=", BigInt(covered.to))
      .executeTakeFirst();
    if (moved.numUpdatedRows !== 1n) return null;
    const rows = candles.map((candle) => ({ market, ...candle, time: BigInt(candle.time) }));
    await insertRows(transaction, "candles", rows);
    return next;
  });
}
