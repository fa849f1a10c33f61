import { MONTH_ROUNDS, ROUND, toMonth } from "@canopy/protocol/rules/calendar";
import { sql } from "kysely";
import type { Database, PlanName } from "../../database/tables.ts";
import type { Comparison } from "./comparison.ts";
import type { PlanAt } from "./contract.ts";

/** A month of the HeroPool; wei. */
export interface MonthPot {
  pot: bigint;
  shares: bigint;
  /** Per share; 0 until the window has closed. */
  shareValue: bigint;
  isClosed: boolean;
  /** Collected shares. */
  collectedShares: bigint;
}

/** What the plan holds for the lottery and the operator; wei. */
export interface Pools {
  months: readonly MonthPot[];
  window: { month: number; open: boolean; closesAt: bigint; carried: bigint };
  lottery: bigint;
  operations: bigint;
}

/** Compares months, the window of ranks, pots and the totals of the plan. */
export async function checkPools(database: Database, plan: PlanAt, comparison: Comparison): Promise<Pools> {
  const { name, node, at, round } = plan;
  const pools = await readPools(database, plan);
  for (const [month, { pot, shares, shareValue }] of pools.months.entries()) {
    const args = [BigInt(month)] as const;
    const [theirPot, theirShares, theirValue] = await node.readContract({
      ...at,
      functionName: "monthPot",
      args,
    });
    comparison.compare(
      { plan: name, of: `month ${month}` },
      { pot, shares, shareValue },
      { pot: theirPot, shares: theirShares, shareValue: theirValue },
    );
  }
  const state = await readState(database, name);
  const [window, heroPool, pots, memberCount, oldest, price] = await Promise.all([
    node.readContract({ ...at, functionName: "rankWindow" }),
    node.readContract({ ...at, functionName: "HeroPool" }),
    node.readContract({ ...at, functionName: "pots" }),
    node.readContract({ ...at, functionName: "memberCount" }),
    node.readContract({ ...at, functionName: "xRoundCounter" }),
    node.readContract({ ...at, functionName: "POL_USD" }),
  ]);
  const present = pools.months[toMonth(round)]?.pot ?? 0n;
  comparison.compare(
    { plan: name, of: "the plan" },
    {
      windowMonth: pools.window.month,
      windowOpen: pools.window.open,
      windowClosesAt: pools.window.closesAt,
      carried: pools.window.carried,
      heroPool: present + pools.window.carried,
      lottery: pools.lottery,
      operations: pools.operations,
      memberCount: state.members,
      oldestOpenRound: state.oldestOpen ?? round,
      // Before the first round has a price, the constructor's reading applies, which no event contains.
      polUsd: state.polUsd ?? price,
    },
    {
      windowMonth: Number(window[0]),
      windowOpen: window[1],
      windowClosesAt: window[2],
      carried: window[3],
      heroPool,
      lottery: pots[0],
      operations: pots[1],
      memberCount,
      oldestOpenRound: Number(oldest),
      polUsd: price,
    },
  );
  return pools;
}

type PotsRow = { lottery: string; operations: string };

/** Pots of every month up to the current one, by the index. */
async function readPools(
  database: Database,
  { name, round, genesis }: Pick<PlanAt, "name" | "round" | "genesis">,
): Promise<Pools> {
  const entered = await sql<{ month: number; pot: string }>`
    select round / ${MONTH_ROUNDS}::int as month, sum(hero_pool)::text as pot
    from rounds where plan = ${name} and closed_at is not null group by 1`.execute(database);
  const fees = await sql<{ month: number; pot: string }>`
    select floor((extract(epoch from at) - ${genesis}::int) / ${ROUND * MONTH_ROUNDS}::int)::int as month,
      sum(-amount)::text as pot
    from history where plan = ${name} and type = 'username' group by 1`.execute(database);
  const claimed = await sql<{ month: number; shares: string; collected: string }>`
    select month, sum(shares)::text as shares,
      coalesce(sum(shares) filter (where collected is not null), 0)::text as collected
    from ranks where plan = ${name} group by 1`.execute(database);
  const windows = await database
    .selectFrom("rank_windows")
    .selectAll()
    .where("plan", "=", name)
    .orderBy("month")
    .execute();
  const held = await sql<PotsRow>`
    select coalesce(sum(lottery), 0)::text as lottery,
      coalesce(sum(operations - coalesce(closing_reward, 0)), 0)::text as operations
    from rounds where plan = ${name} and closed_at is not null`.execute(database);
  const taken = await sql<PotsRow>`
    select coalesce(sum(amount) filter (where pot = 'lottery'), 0)::text as lottery,
      coalesce(sum(amount) filter (where pot = 'operations'), 0)::text as operations
    from collections where plan = ${name}`.execute(database);
  const findAmount = (rows: readonly { month: number; pot: string }[], month: number) =>
    BigInt(rows.find((row) => row.month === month)?.pot ?? 0);
  const months = Array.from({ length: toMonth(round) + 1 }, (_, month): MonthPot => {
    const shares = claimed.rows.find((row) => row.month === month);
    const window = windows.find((row) => row.month === month);
    return {
      pot: findAmount(entered.rows, month) + findAmount(fees.rows, month),
      shares: BigInt(shares?.shares ?? 0),
      shareValue: BigInt(window?.share_value ?? 0),
      isClosed: window?.closed_at != null,
      collectedShares: BigInt(shares?.collected ?? 0),
    };
  });
  const open = windows.find(({ closed_at }) => closed_at === null);
  const closed = windows.findLast(({ closed_at }) => closed_at !== null);
  const sum = (column: "lottery" | "operations") =>
    BigInt(held.rows[0]?.[column] ?? 0) - BigInt(taken.rows[0]?.[column] ?? 0);
  return {
    months,
    window: {
      month: open?.month ?? (closed === undefined ? 0 : closed.month + 1),
      open: open !== undefined,
      closesAt: open === undefined ? 0n : BigInt(open.closes_at.getTime() / 1_000),
      carried: BigInt(closed?.carried ?? 0),
    },
    lottery: sum("lottery"),
    operations: sum("operations"),
  };
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
