import { createSeatColumns, type SeatColumns, seatColumns } from "@canopy/protocol/settlement/seat-columns";
import { sql } from "kysely";
import type { Database, PlanName } from "./tables.ts";

/** The upline of the root. */
const NO_ID = 0;

type Part = Record<keyof SeatColumns, number[]>;

/**
 * The seats of `ids` and all above them, with the legs that the last closed round left, in any order. Reads level by level by
 * primary key: for a query of all levels, the planner would read the whole table at each of them.
 *
 * @param isKnown ends a path below a seat that the caller has
 */
export async function readPaths(
  database: Database,
  plan: PlanName,
  ids: Iterable<number>,
  isKnown: (id: number) => boolean = () => false,
): Promise<SeatColumns> {
  let seen = new Uint8Array(1);
  const parts: Part[] = [];
  for (let level = takeUnseen(ids); level.length > 0; ) {
    const part = await readSeats(database, plan, level);
    if (part === undefined) break;
    parts.push(part);
    level = takeUnseen(part.upline);
  }
  return join(parts);

  function takeUnseen(candidates: Iterable<number>): number[] {
    const level: number[] = [];
    for (const id of candidates) {
      if (id === NO_ID || seen[id] === 1 || isKnown(id)) continue;
      if (id >= seen.length) seen = grown(seen, id + 1);
      seen[id] = 1;
      level.push(id);
    }
    // In the order of the table and its index, neighbours are on the same page.
    return [...Uint32Array.from(level).sort()];
  }
}

/** A limit of one row keeps the planner from joining: it looks each id up. Counts are far below 2^53, exact in float8. */
async function readSeats(
  database: Database,
  plan: PlanName,
  ids: readonly number[],
): Promise<Part | undefined> {
  const { rows } = await sql<Part>`
    select array_agg(id) as "id", array_agg(upline_id) as "upline", array_agg(leg) as "leg", array_agg(depth) as "depth",
      array_agg(settled_units) as "settledUnits",
      array_agg(left_units::float8) as "leftUnits", array_agg(right_units::float8) as "rightUnits",
      array_agg(left_variance::float8) as "leftVariance", array_agg(right_variance::float8) as "rightVariance",
      array_agg(left_members) as "leftMembers", array_agg(right_members) as "rightMembers"
    from unnest(${ids}::int4[]) as id
    cross join lateral (select * from seats where plan = ${plan} and member_id = id limit 1) as seat
    having count(*) > 0`.execute(database);
  return rows[0];
}

function join(parts: readonly Part[]): SeatColumns {
  const columns = createSeatColumns(parts.reduce((sum, { id }) => sum + id.length, 0));
  let position = 0;
  for (const part of parts) {
    for (const name of seatColumns) columns[name].set(part[name], position);
    position += part.id.length;
  }
  return columns;
}

function grown(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const grown = new Uint8Array(Math.max(length, 2 * bytes.length));
  grown.set(bytes);
  return grown;
}
