import { at } from "@canopy/protocol/rules/column";
import { createSeatColumns, type SeatColumns, seatColumns } from "@canopy/protocol/settlement/seat-columns";
import { type RawBuilder, sql } from "kysely";
import type { Database, PlanName } from "./tables.ts";

/** The upline of the root. */
const NO_ID = 0;
/** Ids per query of a scan. */
const RANGE = 20_000;
/** Steps up the tree from which a scan of all seats can cost less. */
const SCAN_FROM = 100_000;

type Part = Record<keyof SeatColumns, number[]>;

export interface ReadPathsOptions {
  /** Ends a path below a seat that the caller has. */
  isKnown?: (id: number) => boolean;
  /** For tests. */
  scanFrom?: number;
}

/**
 * The seats of `ids` and all above them, with the legs that the last closed round left, in any order. Reads level by level by
 * primary key: for a query of all levels, the planner would read the whole table at each of them. Long chains need more steps
 * than there are seats; then one pass over the uplines of all seats finds the paths.
 */
export async function readPaths(
  database: Database,
  plan: PlanName,
  ids: Iterable<number>,
  { isKnown = () => false, scanFrom = SCAN_FROM }: ReadPathsOptions = {},
): Promise<SeatColumns> {
  let seen = new Uint8Array(1);
  const parts: Part[] = [];
  for (let level = takeUnseen(ids); level.length > 0; ) {
    const part = await readSeats(database, plan, level);
    if (part === undefined) break;
    parts.push(part);
    level = takeUnseen(part.upline);
    const steps = part.depth.reduce((sum, depth) => sum + depth, 0);
    if (level.length === 0 || steps <= scanFrom) continue;
    const highest = await readHighestId(database, plan);
    if (steps <= highest) continue;
    parts.push(...(await scan(level, highest)));
    break;
  }
  return join(parts);

  function takeUnseen(candidates: Iterable<number>): number[] {
    const level: number[] = [];
    for (const id of candidates) if (take(id)) level.push(id);
    // In the order of the table and its index, neighbours are on the same page.
    return [...Uint32Array.from(level).sort()];
  }

  function take(id: number): boolean {
    if (id === NO_ID || seen[id] === 1 || isKnown(id)) return false;
    if (id >= seen.length) seen = grown(seen, id + 1);
    seen[id] = 1;
    return true;
  }

  /** Finds the paths from `level` in the uplines of all seats, four bytes each, and reads their seats in the order of ids. */
  async function scan(level: readonly number[], highest: number): Promise<Part[]> {
    const uplines = new Uint32Array(highest + 1);
    for (let first = 1; first <= highest; first += RANGE) {
      const part = await readRange(
        database,
        plan,
        first,
        sql`array_agg(member_id) as id, array_agg(upline_id) as upline`,
      );
      part?.id.forEach((id, index) => {
        uplines[id] = at(part.upline, index);
      });
    }
    const wanted = new Uint8Array(highest + 1);
    for (const start of level) {
      wanted[start] = 1;
      for (let id = uplines[start] ?? NO_ID; take(id); id = uplines[id] ?? NO_ID) wanted[id] = 1;
    }
    const found: Part[] = [];
    for (let first = 1; first <= highest; first += RANGE) {
      if (!wanted.subarray(first, first + RANGE).includes(1)) continue;
      const part = await readRange(database, plan, first, columns);
      if (part !== undefined) found.push(filter(part, (id) => wanted[id] === 1));
    }
    return found;
  }
}

/** Counts are far below 2^53, exact in float8. */
const columns = sql`array_agg(member_id) as "id", array_agg(upline_id) as "upline", array_agg(leg) as "leg",
  array_agg(depth) as "depth", array_agg(settled_units) as "settledUnits",
  array_agg(left_units::float8) as "leftUnits", array_agg(right_units::float8) as "rightUnits",
  array_agg(left_variance::float8) as "leftVariance", array_agg(right_variance::float8) as "rightVariance",
  array_agg(left_members) as "leftMembers", array_agg(right_members) as "rightMembers"`;

/** A limit of one row keeps the planner from joining: it looks each id up. */
async function readSeats(
  database: Database,
  plan: PlanName,
  ids: readonly number[],
): Promise<Part | undefined> {
  const { rows } = await sql<Part>`
    select ${columns} from unnest(${ids}::int4[]) as id
    cross join lateral (select * from seats where plan = ${plan} and member_id = id limit 1) as seat
    having count(*) > 0`.execute(database);
  return rows[0];
}

async function readRange(
  database: Database,
  plan: PlanName,
  first: number,
  selected: RawBuilder<unknown>,
): Promise<Part | undefined> {
  const { rows } = await sql<Part>`
    select ${selected} from seats where plan = ${plan} and member_id between ${first} and ${first + RANGE - 1}
    having count(*) > 0`.execute(database);
  return rows[0];
}

async function readHighestId(database: Database, plan: PlanName): Promise<number> {
  const row = await database
    .selectFrom("seats")
    .select(({ fn }) => fn.max("member_id").as("id"))
    .where("plan", "=", plan)
    .executeTakeFirst();
  return row?.id ?? NO_ID;
}

function filter(part: Part, isWanted: (id: number) => boolean): Part {
  if (part.id.every(isWanted)) return part;
  const pick = (values: readonly number[]) => values.filter((_, index) => isWanted(at(part.id, index)));
  return {
    id: pick(part.id),
    upline: pick(part.upline),
    leg: pick(part.leg),
    depth: pick(part.depth),
    settledUnits: pick(part.settledUnits),
    leftUnits: pick(part.leftUnits),
    rightUnits: pick(part.rightUnits),
    leftVariance: pick(part.leftVariance),
    rightVariance: pick(part.rightVariance),
    leftMembers: pick(part.leftMembers),
    rightMembers: pick(part.rightMembers),
  };
}

function join(parts: readonly Part[]): SeatColumns {
  const joined = createSeatColumns(parts.reduce((sum, { id }) => sum + id.length, 0));
  let position = 0;
  for (const part of parts) {
    for (const name of seatColumns) joined[name].set(part[name], position);
    position += part.id.length;
  }
  return joined;
}

function grown(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(length, 2 * bytes.length));
  larger.set(bytes);
  return larger;
}
