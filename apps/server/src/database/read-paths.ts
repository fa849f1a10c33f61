import { at } from "@canopy/protocol/rules/column";
import { NO_ID } from "@canopy/protocol/rules/tree";
import { createSeatColumns, type SeatColumns } from "@canopy/protocol/settlement/seat-columns";
import { sql } from "kysely";
import { isLegCount, type LegCount, readLegs, unpackCounts } from "./legs.ts";
import type { Database, PlanName } from "./tables.ts";

/** Ids per query of a scan. */
const RANGE = 50_000;
/** Steps up the tree from which a scan of all seats can cost less. */
const SCAN_FROM = 100_000;

/** More than any depth: no seat of the first query brings those above it. */
const UNKNOWN_DEPTH = 2 ** 31 - 1;

/** What stays the same as long as the seat exists. */
type Place = Exclude<keyof SeatColumns, LegCount>;
type Places = Record<Place, Uint32Array>;
const isPlace = (column: keyof SeatColumns): column is Place => !isLegCount(column);
const pathColumns = ["id", "upline", "depth"] as const;
export type Paths<Wanted extends keyof SeatColumns> = Pick<
  SeatColumns,
  Wanted | (typeof pathColumns)[number]
>;

export interface ReadPathsOptions {
  /** Ends a path below a seat that the caller has, with all above it. */
  isKnown?: (id: number) => boolean;
  /** For tests. */
  scanFrom?: number;
}

/**
 * The seats of `ids` and all above them, with the legs that the last closed round left, in any order. Looks seats up by
 * primary key, in each query twice as many levels of the tree as in the query before: those that are known end the paths soon.
 * Long chains need more steps than there are seats; then one pass over all seats finds the paths.
 */
export async function readPaths<Wanted extends keyof SeatColumns>(
  database: Database,
  plan: PlanName,
  ids: Iterable<number>,
  wanted: readonly Wanted[],
  { isKnown = () => false, scanFrom = SCAN_FROM }: ReadPathsOptions = {},
): Promise<Paths<Wanted>> {
  const all: readonly (keyof SeatColumns)[] = wanted;
  const columns = [...new Set<Place>([...pathColumns, ...all.filter(isPlace)])];
  let seen = new Uint8Array(1);
  const parts: Places[] = [];
  let floor = UNKNOWN_DEPTH;
  let levels = 1;
  for (let level = listUnseen(ids); level.length > 0; ) {
    const read = await readSeats(database, plan, level, { columns, floor });
    if (read === undefined) break;
    const part = filter(read, columns, take);
    parts.push(part);
    const steps = part.depth.filter((_, position) => isUnseen(at(part.upline, position)));
    level = listUnseen(part.upline);
    levels *= 2;
    floor = Math.max(largest(steps) - levels, 0);
    const total = steps.reduce((sum, depth) => sum + depth, 0);
    if (total <= scanFrom) continue;
    const highest = await readHighestId(database, plan);
    if (total <= highest) continue;
    parts.push(...(await scan(level, highest)));
    break;
  }
  const places = join(parts, columns);
  return { ...places, ...(await readLegs(database, plan, places.id, all.filter(isLegCount))) };

  function listUnseen(candidates: Iterable<number>): Uint32Array {
    const level = new Set<number>();
    for (const id of candidates) if (isUnseen(id)) level.add(id);
    // In the order of the table and its index, neighbours are on the same page.
    return Uint32Array.from(level).sort();
  }

  function isUnseen(id: number): boolean {
    return id !== NO_ID && seen[id] !== 1 && !isKnown(id);
  }

  function take(id: number): boolean {
    if (!isUnseen(id)) return false;
    if (id >= seen.length) seen = grown(seen, id + 1);
    seen[id] = 1;
    return true;
  }

  /** Reads all seats in the order of ids, and keeps those of the paths from `level`. */
  async function scan(level: Uint32Array, highest: number): Promise<Places[]> {
    const all: Places[] = [];
    const uplines = new Uint32Array(highest + 1);
    for (let first = 1; first <= highest; first += RANGE) {
      const part = await readRange(database, plan, first, columns);
      if (part === undefined) continue;
      all.push(part);
      part.id.forEach((id, position) => {
        uplines[id] = at(part.upline, position);
      });
    }
    const isOnPath = new Uint8Array(highest + 1);
    for (const start of level) {
      isOnPath[start] = 1;
      for (let id = uplines[start] ?? NO_ID; take(id); id = uplines[id] ?? NO_ID) isOnPath[id] = 1;
    }
    return all.map((part) => filter(part, columns, (id) => isOnPath[id] === 1));
  }
}

const expressions: Readonly<Record<Place, string>> = {
  id: "member_id",
  upline: "upline_id",
  leg: "leg",
  depth: "depth",
};

/** Four bytes for each value: as text, a million seats take longer to print and parse than to read. */
const selectPacked = (columns: readonly Place[]) =>
  sql.join(
    columns.map(
      (column) => sql`string_agg(int4send(${sql.raw(expressions[column])}), '') as ${sql.id(column)}`,
    ),
  );

type Packed = Partial<Record<Place, Buffer>>;

/**
 * Reads seats, and with those deeper than `floor` all above them down to that depth. A limit of one row keeps the planner from
 * joining: it looks each id up.
 */
async function readSeats(
  database: Database,
  plan: PlanName,
  ids: Uint32Array,
  { columns, floor }: { columns: readonly Place[]; floor: number },
): Promise<Places | undefined> {
  const lookUp = (id: string) => sql`
    (select member_id, upline_id, leg, depth from seats where plan = ${plan} and member_id = ${sql.ref(id)} limit 1)`;
  const { rows } = await sql<Packed>`
    with recursive path as (
      select seat.* from unnest(${`{${ids.join(",")}}`}::int4[]) as id cross join lateral ${lookUp("id")} as seat
      union
      select seat.* from path cross join lateral ${lookUp("path.upline_id")} as seat where path.depth > ${floor}
    )
    select ${selectPacked(columns)} from path having count(*) > 0`.execute(database);
  return rows[0] && unpack(rows[0], columns);
}

async function readRange(
  database: Database,
  plan: PlanName,
  first: number,
  columns: readonly Place[],
): Promise<Places | undefined> {
  const { rows } = await sql<Packed>`
    select ${selectPacked(columns)} from seats
    where plan = ${plan} and member_id between ${first} and ${first + RANGE - 1}
    having count(*) > 0`.execute(database);
  return rows[0] && unpack(rows[0], columns);
}

function unpack(packed: Packed, columns: readonly Place[]): Places {
  const unpacked: Places = createSeatColumns(0);
  for (const column of columns) {
    unpacked[column] = unpackCounts(packed[column] ?? Buffer.alloc(0));
  }
  return unpacked;
}

async function readHighestId(database: Database, plan: PlanName): Promise<number> {
  const row = await database
    .selectFrom("seats")
    .select(({ fn }) => fn.max("member_id").as("id"))
    .where("plan", "=", plan)
    .executeTakeFirst();
  return row?.id ?? NO_ID;
}

function filter(part: Places, columns: readonly Place[], isWanted: (id: number) => boolean): Places {
  const kept = new Uint32Array(part.id.length);
  let count = 0;
  for (let position = 0; position < kept.length; position++) {
    if (isWanted(at(part.id, position))) kept[count++] = position;
  }
  if (count === kept.length) return part;
  const filtered: Places = createSeatColumns(0);
  for (const column of columns) {
    const values = new Uint32Array(count);
    for (let index = 0; index < count; index++) values[index] = at(part[column], at(kept, index));
    filtered[column] = values;
  }
  return filtered;
}

function join(parts: readonly Places[], columns: readonly Place[]): Places {
  const length = parts.reduce((sum, { id }) => sum + id.length, 0);
  const joined: Places = createSeatColumns(0);
  for (const column of columns) {
    const values = new Uint32Array(length);
    let position = 0;
    for (const part of parts) {
      values.set(part[column], position);
      position += part.id.length;
    }
    joined[column] = values;
  }
  return joined;
}

const largest = (values: Uint32Array): number => values.reduce((one, other) => Math.max(one, other), 0);

function grown(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(length, 2 * bytes.length));
  larger.set(bytes);
  return larger;
}
