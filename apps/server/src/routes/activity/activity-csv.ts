import { csvLine } from "@canopy/shared/csv";
import { weiToUSD } from "@canopy/shared/money";
import { formatUnits } from "viem";
import type { Database } from "../../database/tables.ts";
import { toRoundStart } from "../../lib/round-time.ts";
import { type ActivityRange, type ActivityRow, findActivity } from "./find-activity.ts";

const columns = [
  "round",
  "starts_at",
  "closed",
  "pol_usd",
  "units",
  "points",
  "flash",
  "commissions_pol",
  "commissions_usd",
  "points_pol",
  "points_usd",
  "rebates_pol",
  "rebates_usd",
];
/** Rounds per query. */
const BATCH = 1_000;
/** Decimals of POL, USD and prices. */
const DECIMALS = 18;

/**
 * Streams a member's rounds as CSV, the oldest first. Amounts are exact decimals in POL, and in USD at the round's price,
 * truncated after 18 digits. Earnings of points and rebates are empty until the round is closed.
 */
export async function* activityCsv(
  database: Database,
  plan: "core" | "plus",
  member: number,
  { from, to }: Pick<ActivityRange, "from" | "to">,
): AsyncGenerator<string> {
  yield csvLine(columns);
  for (let next = from; next <= to; ) {
    const rows = await findActivity(database, plan, member, { from: next, to, limit: BATCH, order: "asc" });
    yield rows.map((row) => csvLine(toCells(row))).join("");
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    next = last.round + 1;
  }
}

function toCells(row: ActivityRow): string[] {
  const price = BigInt(row.pol_usd);
  const money = (wei: string, matchesEtag = true) =>
    matchesEtag ? [decimal(BigInt(wei)), decimal(weiToUSD(BigInt(wei), price))] : ["", ""];
  return [
    String(row.round),
    toRoundStart(row.genesis, row.round).toISOString(),
    row.closed ? "yes" : "no",
    decimal(price),
    String(row.units),
    String(row.points),
    String(row.flash),
    ...money(row.commissions),
    ...money(row.point_earnings, row.closed),
    ...money(row.rebates, row.closed),
  ];
}

function decimal(amount: bigint): string {
  return formatUnits(amount, DECIMALS);
}
