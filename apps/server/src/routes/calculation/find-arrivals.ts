import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import { readPaths } from "../../database/read-paths.ts";
import type { Database } from "../../database/tables.ts";

/** Members below, of whom each is looked up. */
const MAXIMUM_BELOW = 20_000;
/** Entries that are followed up the tree, and the levels that they pass in all. */
const MAXIMUM_ENTRIES = 20_000;
const MAXIMUM_LEVELS = 200_000;

/** An entry that reached a leg: 0 left, 1 right. */
export interface Arrived {
  member_id: number;
  leg: number;
  round: number;
  units: number;
  block_number: bigint;
  log_index: number;
  transaction_hash: string;
}

type Entry = Omit<Arrived, "leg">;

export interface ArrivalsQuery {
  plan: PlanName;
  member: number;
  depth: number;
  /** Members below as of the last closed round. */
  below: number;
  rounds: { from: number; to: number };
}

export interface ArrivalsLimits {
  below: number;
  entries: number;
  levels: number;
}

const LIMITS: ArrivalsLimits = {
  below: MAXIMUM_BELOW,
  entries: MAXIMUM_ENTRIES,
  levels: MAXIMUM_LEVELS,
};

/**
 * Finds the entries of some rounds that reached a member's legs, the oldest first: among the entries of all members below if
 * these are few, otherwise by following the rounds' entries up the tree.
 *
 * @returns null when both would take too long
 */
export async function findArrivals(
  database: Database,
  query: ArrivalsQuery,
  limits = LIMITS,
): Promise<Arrived[] | null> {
  if (query.below === 0) return [];
  return query.below <= limits.below ? descend(database, query) : climb(database, query, limits);
}

async function descend(database: Database, { plan, member, rounds }: ArrivalsQuery): Promise<Arrived[]> {
  // The offset keeps the planner from joining with all entries: it looks up those of each member.
  const { rows } = await sql<Arrived>`
    with recursive below as (
      select member_id, leg from seats where plan = ${plan} and upline_id = ${member}
      union all
      select seats.member_id, below.leg from below join seats on seats.plan = ${plan} and seats.upline_id = below.member_id
    )
    select below.member_id, below.leg, entry.* from below
    cross join lateral (
      select round, units, block_number, log_index, transaction_hash from entries
      where entries.member_id = below.member_id and plan = ${plan} and round between ${rounds.from} and ${rounds.to}
      offset 0
    ) as entry
    order by block_number, log_index`.execute(database);
  return rows;
}

async function climb(
  database: Database,
  { plan, member, depth, rounds }: ArrivalsQuery,
  limits: ArrivalsLimits,
): Promise<Arrived[] | null> {
  const { rows: entries } = await sql<Entry>`
    select member_id, round, units, block_number, log_index, transaction_hash from entries
    where plan = ${plan} and round between ${rounds.from} and ${rounds.to}
    order by round limit ${limits.entries + 1}`.execute(database);
  if (entries.length > limits.entries) return null;
  const buyers = [...new Set(entries.map(({ member_id }) => member_id))];
  if ((await countLevels(database, plan, buyers, depth)) > limits.levels) return null;
  // In the core plan a seat is older than all below it. In Plus a member with a higher id can be above.
  const isKnown = plan === "core" ? (id: number) => id <= member : (id: number) => id === member;
  const legs = toLegs(await readPaths(database, plan, buyers, ["leg"], { isKnown }), member);
  return entries
    .flatMap((entry) => {
      const leg = legs.get(entry.member_id);
      return leg === undefined ? [] : { ...entry, leg };
    })
    .sort((one, other) => Number(one.block_number - other.block_number) || one.log_index - other.log_index);
}

/** The levels between some members and `depth`, each path counted on its own. */
async function countLevels(
  database: Database,
  plan: PlanName,
  members: readonly number[],
  depth: number,
): Promise<number> {
  const { rows } = await sql<{ levels: number }>`
    select coalesce(sum(greatest(seat.depth - ${depth}::int4, 0)), 0)::float8 as levels
    from unnest(${members}::int4[]) as wanted (id)
    cross join lateral (
      select depth from seats where plan = ${plan} and member_id = wanted.id limit 1
    ) as seat`.execute(database);
  return rows[0]?.levels ?? 0;
}

/** The leg of `member` that contains each of the seats, from the top down. */
function toLegs(
  seats: { id: Uint32Array; upline: Uint32Array; leg: Uint32Array; depth: Uint32Array },
  member: number,
): Map<number, number> {
  const legs = new Map<number, number>();
  const order = [...seats.depth.keys()].sort((one, other) => depthAt(one) - depthAt(other));
  for (const position of order) {
    const [id = 0, upline = 0] = [seats.id[position], seats.upline[position]];
    const leg = upline === member ? seats.leg[position] : legs.get(upline);
    if (leg !== undefined) legs.set(id, leg);
  }
  return legs;

  function depthAt(position: number): number {
    return seats.depth[position] ?? 0;
  }
}
