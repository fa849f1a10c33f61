import { ROUND } from "@canopy/protocol/rules/calendar";
import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import type { Database, HistoryType } from "../../database/tables.ts";

/** Rounds that a credit can book: the one of a seat's last points, and those of its five purchases. */
const MAXIMUM_ROUNDS = 6;

/** What a closed round brought the member by points and rebates, in wei and in USD at its price. */
export interface EarningRound {
  round: number;
  wei: bigint;
  usd: bigint;
}

interface Booking {
  /** The oldest first. */
  rounds: number[];
  usd: string;
}

interface Line {
  type: HistoryType;
  amount: string;
  block_number: bigint;
  at: Date;
}

/** Finds the rounds whose points and rebates the credits among `lines` book. */
export async function findBookings<Row extends Line>(
  database: Database,
  plan: PlanName,
  member: number,
  lines: readonly Row[],
): Promise<ReadonlyMap<Row, Booking>> {
  const credits = lines.filter(({ type }) => type === "credit");
  if (credits.length === 0) return new Map();
  // Rounds before the one of the credit's time: a closed round has ended. Twice as many as a credit books, because others can be
  // closed after it in its block.
  const { rows } = await sql<{ credit: string; round: number; wei: string; usd: string }>`
    select credit.id as credit, earning.* from unnest(
      ${credits.map(({ block_number }) => block_number)}::int8[], ${credits.map(({ at }) => at)}::timestamptz[]
    ) with ordinality as credit (block, at, id)
    cross join lateral (
      select activity.round, point_earnings + activity.rebates as wei,
        div(point_earnings * pol_usd, 1000000000000000000) + div(activity.rebates * pol_usd, 1000000000000000000) as usd
      from activity join rounds on rounds.plan = ${plan} and rounds.round = activity.round
      where activity.plan = ${plan} and member_id = ${member} and (point_earnings > 0 or activity.rebates > 0)
        and activity.round < floor(extract(epoch from credit.at - (select genesis from plans where plan = ${plan})) / ${ROUND}::int4)::int4
        and rounds.closed_block <= credit.block
      order by activity.round desc limit ${2 * MAXIMUM_ROUNDS}
    ) as earning
    order by credit.id, earning.round desc`.execute(database);
  const earnings = Map.groupBy(rows, ({ credit }) => Number(credit) - 1);
  return new Map(
    credits.map((credit, index) => {
      const newestFirst = (earnings.get(index) ?? []).map(({ round, wei, usd }) => ({
        round,
        wei: BigInt(wei),
        usd: BigInt(usd),
      }));
      return [credit, toBooking(newestFirst, BigInt(credit.amount))];
    }),
  );
}

/**
 * A credit books all that is due, so its amount is the sum of the newest earnings: all that follow the previous credit.
 *
 * @param newestFirst earnings of the rounds that were closed by the credit's block
 * @returns no rounds if no run of them has this sum
 */
export function toBooking(newestFirst: readonly EarningRound[], amount: bigint): Booking {
  for (const first of newestFirst.keys()) {
    for (let end = first + 1; end <= newestFirst.length; end += 1) {
      const run = newestFirst.slice(first, end);
      if (run.reduce((sum, { wei }) => sum + wei, 0n) !== amount) continue;
      const usd = run.reduce((sum, earning) => sum + earning.usd, 0n);
      return { rounds: run.map(({ round }) => round).reverse(), usd: usd.toString() };
    }
  }
  return { rounds: [], usd: "0" };
}
