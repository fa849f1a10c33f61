import { toMonth } from "@canopy/protocol/rules/calendar";
import { shareValue } from "@canopy/protocol/rules/rank";
import { sql } from "kysely";
import type { Database, PlanName } from "../../database/tables.ts";
import type { Comparison } from "./comparison.ts";
import type { PlanAt } from "./contract.ts";
import { type MonthPot, readMonthPots } from "./months-in-index.ts";

/** What the plan holds for ranks, the commons and the operator; wei. */
export interface Pools {
  months: readonly MonthPot[];
  commons: bigint;
  operations: bigint;
}

/** Compares months, the window of ranks, pots and the totals of the plan. */
export async function checkPools(database: Database, plan: PlanAt, comparison: Comparison): Promise<Pools> {
  const { name, node, at, round } = plan;
  const months = await readMonthPots(database, plan);
  for (const [month, mine] of months.entries()) await checkMonth(plan, month, mine, comparison);
  const commons = await readPot(database, name, "commons");
  const operations = await readPot(database, name, "operations");
  const mine = await readWindow(database, name);
  const state = await readState(database, name);
  const [window, heroPool, pots, memberCount, oldest, price] = await Promise.all([
    node.readContract({ ...at, functionName: "rankWindow" }),
    node.readContract({ ...at, functionName: "HeroPool" }),
    node.readContract({ ...at, functionName: "pots" }),
    node.readContract({ ...at, functionName: "memberCount" }),
    node.readContract({ ...at, functionName: "xRoundCounter" }),
    node.readContract({ ...at, functionName: "POL_USD" }),
  ]);
  comparison.compare(
    { plan: name, of: "the plan" },
    {
      windowMonth: mine.month,
      windowOpen: mine.open,
      windowClosesAt: mine.closesAt,
      heroPool: months[toMonth(round)]?.pot ?? 0n,
      commons,
      operations,
      memberCount: state.members,
      oldestOpenRound: state.oldestOpen ?? round,
      // Before the first round has a price, the constructor's reading applies, which no event contains.
      polUsd: state.polUsd ?? price,
    },
    {
      windowMonth: Number(window[0]),
      windowOpen: window[1],
      windowClosesAt: window[2],
      heroPool,
      commons: pots[0],
      operations: pots[1],
      memberCount,
      oldestOpenRound: Number(oldest),
      polUsd: price,
    },
  );
  return { months, commons, operations };
}

/** Compares a month with the contract and, once its window is closed, the share's value with the plan's rules. */
async function checkMonth(
  { name, node, at, due }: PlanAt,
  month: number,
  { pot, shares, points, units, unitPrice, window }: MonthPot,
  comparison: Comparison,
): Promise<void> {
  const theirs = await node.readContract({ ...at, functionName: "monthData", args: [BigInt(month)] });
  const subject = { plan: name, of: `month ${month}` };
  const mine = {
    pot,
    shares,
    shareValue: window?.shareValue ?? 0n,
    points: BigInt(points),
    units: BigInt(units),
  };
  comparison.compare(subject, mine, theirs, {
    fields: ["points"],
    isAhead: due !== null && month === toMonth(due) && theirs.points > mine.points,
  });
  if (window === null) return;
  const isShared = shares > 0n && units > 0;
  comparison.compare(
    subject,
    {
      shareValueByRules: isShared
        ? shareValue({ pot, shares: Number(shares), points, units, unitPrice })
        : 0n,
      rest: window.rest,
    },
    { shareValueByRules: theirs.shareValue, rest: theirs.pot - theirs.shareValue * theirs.shares },
  );
}

/** What closed rounds and windows added to a pot, less what was collected. */
async function readPot(database: Database, plan: PlanName, pot: "commons" | "operations"): Promise<bigint> {
  const income =
    pot === "commons"
      ? sql`select commons as amount from rounds where plan = ${plan} and closed_at is not null
          union all select rest from rank_windows where plan = ${plan} and closed_at is not null`
      : sql`select operations - coalesce(closing_reward, 0) as amount
          from rounds where plan = ${plan} and closed_at is not null`;
  const { rows } = await sql<{ income: string; taken: string }>`
    select (select coalesce(sum(amount), 0) from (${income}) as income)::text as income,
      (select coalesce(sum(amount), 0) from collections
        where plan = ${plan} and pot = ${pot})::text as taken`.execute(database);
  return BigInt(rows[0]?.income ?? 0) - BigInt(rows[0]?.taken ?? 0);
}

/** The window that is open, or the month of the next one. */
async function readWindow(database: Database, plan: PlanName) {
  const last = await database
    .selectFrom("rank_windows")
    .select(["month", "closes_at", "closed_at"])
    .where("plan", "=", plan)
    .orderBy("month", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return { month: 0, open: false, closesAt: 0n };
  if (last.closed_at !== null) return { month: last.month + 1, open: false, closesAt: 0n };
  return { month: last.month, open: true, closesAt: BigInt(last.closes_at.getTime() / 1_000) };
}

async function readState(database: Database, plan: PlanName) {
  const { rows } = await sql<{ members: number; oldest: number | null; price: string | null }>`
    select (select count(*) - 1 from seats where plan = ${plan})::int as members,
      (select min(round) from rounds where plan = ${plan} and units > 0 and closed_at is null) as oldest,
      (select pol_usd::text from rounds where plan = ${plan} order by round desc limit 1) as price`.execute(
    database,
  );
  const [row] = rows;
  return {
    members: row?.members ?? 0,
    oldestOpen: row?.oldest ?? undefined,
    polUsd: row?.price == null ? undefined : BigInt(row.price),
  };
}
