import type { Market } from "@canopy/shared/api/markets";
import type { Token } from "@canopy/swap/types";
import { listPairs } from "../../bots/market/candles/pairs.ts";
import type { Database } from "../../database/tables.ts";

/** The markets of a chain of which the server stores candles. */
export async function findMarkets(database: Database, chainId: number): Promise<Market[]> {
  const rows = await database
    .selectFrom("markets")
    .select(["market", "source", "source_name"])
    .select(({ selectFrom }) =>
      selectFrom("candles")
        .select(({ fn }) => fn.min("time").as("time"))
        .whereRef("candles.market", "=", "markets.market")
        .as("first"),
    )
    .select(({ selectFrom }) =>
      selectFrom("candles")
        .select(({ fn }) => fn.max("time").as("time"))
        .whereRef("candles.market", "=", "markets.market")
        .as("last"),
    )
    .execute();
  return listPairs(chainId).flatMap(({ id, base, quote }) => {
    const row = rows.find(({ market }) => market === id);
    if (row === undefined) return [];
    const { source, source_name: sourceName, first, last } = row;
    return [
      {
        id,
        base: presentToken(base),
        quote: presentToken(quote),
        source,
        sourceName,
        first: toSeconds(first),
        last: toSeconds(last),
      },
    ];
  });
}

function presentToken({ symbol, address, decimals }: Token): Market["base"] {
  return { symbol, address, decimals };
}

function toSeconds(time: bigint | null): number | null {
  return time === null ? null : Number(time);
}
