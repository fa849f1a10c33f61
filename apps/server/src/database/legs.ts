import { at } from "@canopy/protocol/rules/column";
import { Positions, type SeatColumns } from "@canopy/protocol/settlement/seat-columns";
import { type AliasedRawBuilder, type RawBuilder, sql } from "kysely";
import { StatementQueue } from "./bulk-load/statement-queue.ts";
import type { Database, PlanName } from "./tables.ts";

/** The columns of the table `legs`, by those of a settlement. */
const columns = {
  settledUnits: "settled_units",
  leftUnits: "left_units",
  rightUnits: "right_units",
  leftVariance: "left_variance",
  rightVariance: "right_variance",
  leftMembers: "left_members",
  rightMembers: "right_members",
} as const;

export type LegCount = keyof typeof columns;
type LegColumn = (typeof columns)[LegCount];
export type LegCounts = Record<LegCount, Uint32Array>;

const legs = [
  "settledUnits",
  "leftUnits",
  "rightUnits",
  "leftVariance",
  "rightVariance",
  "leftMembers",
  "rightMembers",
] as const satisfies readonly LegCount[];

export const isLegCount = (column: string): column is LegCount => Object.hasOwn(columns, column);

/** Members in a row of the table. */
const MEMBERS = 64;
/** Bytes of a count, and of the counts in a row. */
const COUNT = 4;
const COUNTS = MEMBERS * COUNT;
/** Rows in a statement: about a megabyte. */
const ROWS = 512;
/** A count is a signed number in queries. */
const MAXIMUM = 2 ** 31 - 1;

/** Whether a row has the counts of a seat. Use it in a left join: a row exists only if one of its members has counts. */
export const hasLegsOf = (seat: string): RawBuilder<boolean> =>
  sql`legs.plan = ${sql.ref(`${seat}.plan`)} and legs.part = ${sql.ref(`${seat}.member_id`)} / ${sql.lit(MEMBERS)}`;

/** A seat's counts after the last closed round, from the row that is joined to it. */
export const selectLegs = (seat: string): AliasedRawBuilder<number, LegColumn>[] =>
  legs.map((leg) =>
    sql<number>`leg_count(${sql.ref(`legs.${columns[leg]}`)}, ${sql.ref(`${seat}.member_id`)})`.as(
      columns[leg],
    ),
  );

/** The legs of `ids` in the same order, as after the last closed round. Columns that are not wanted are empty. */
export async function readLegs(
  database: Database,
  plan: PlanName,
  ids: Uint32Array,
  wanted: readonly LegCount[],
): Promise<LegCounts> {
  const read = createLegs();
  if (wanted.length === 0) return read;
  for (const leg of wanted) read[leg] = new Uint32Array(ids.length);
  for await (const rows of readRows(database, plan, ids, wanted)) copyLegs(rows, read, wanted);
  return read;
}

/** The rows that some seats are in: read once, to settle a round and to write what it has changed. */
export class LegRows {
  readonly #database: Database;
  #read: { plan: PlanName; count: number; rows: Rows[] } | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The legs of `ids` in the same order, as after the last closed round. */
  async read(plan: PlanName, ids: Uint32Array): Promise<LegCounts> {
    const read = createLegs(ids.length);
    const all: Rows[] = [];
    for await (const rows of readRows(this.#database, plan, ids, legs)) {
      copyLegs(rows, read, legs);
      all.push(rows);
    }
    this.#read = { plan, count: ids.length, rows: all };
    return read;
  }

  /**
   * Writes the legs that have changed since `read`. The seats have the same order.
   *
   * @throws RangeError when a leg does not fit, or the seats have not been read
   */
  async write(seats: Pick<SeatColumns, LegCount | "id">): Promise<void> {
    if (this.#read?.count !== seats.id.length)
      throw new RangeError("Read these seats before you write them.");
    const { plan, rows: all } = this.#read;
    this.#read = undefined;
    const queue = new StatementQueue(this.#database);
    for (const rows of all) {
      const changed = takeChanges(rows, seats);
      if (changed.length > 0) await queue.add(toInsert(plan, rows, changed));
    }
    await queue.end();
  }
}

/**
 * Writes the legs of `seats` that differ from the table.
 *
 * @throws RangeError when a leg does not fit
 */
export async function writeLegs(
  database: Database,
  plan: PlanName,
  seats: Pick<SeatColumns, LegCount | "id">,
): Promise<void> {
  const rows = new LegRows(database);
  await rows.read(plan, seats.id);
  await rows.write(seats);
}

/** Copies the legs of the batch's members to the caller's columns. */
function copyLegs({ positions, slots, values }: Rows, to: LegCounts, wanted: readonly LegCount[]): void {
  for (const leg of wanted) {
    const [source, target] = [values[leg], to[leg]];
    for (let index = 0; index < slots.length; index++)
      target[at(positions, index)] = at(source, at(slots, index));
  }
}

/** Changes the rows to what the seats have. Returns those that were different. */
function takeChanges(
  { parts, positions, slots, values }: Rows,
  seats: Pick<SeatColumns, LegCount | "id">,
): number[] {
  const isChanged = new Uint8Array(parts.length);
  for (const leg of legs) {
    const [from, to] = [seats[leg], values[leg]];
    for (let index = 0; index < slots.length; index++) {
      const slot = at(slots, index);
      const count = at(from, at(positions, index));
      if (count === to[slot]) continue;
      if (count > MAXIMUM) {
        throw new RangeError(`${leg} of seat ${seats.id[at(positions, index)]} does not fit: ${count}`);
      }
      to[slot] = count;
      isChanged[toPart(slot)] = 1;
    }
  }
  return [...isChanged.keys()].filter((row) => isChanged[row] === 1);
}

/** Some rows, and the members in them, in the order of ids. */
interface Batch {
  parts: readonly number[];
  /** Where the members are in the caller's columns. */
  positions: Uint32Array;
  /** Where they are in the columns of the rows, one row after the other. */
  slots: Uint32Array;
}

/** Rows in the order of the table and its index: neighbours are on the same page. */
function* splitBatches(unsorted: Uint32Array): Generator<Batch> {
  const ids = unsorted.toSorted();
  const places = new Positions(unsorted);
  for (let first = 0; first < ids.length; ) {
    const parts: number[] = [];
    const positions: number[] = [];
    const slots: number[] = [];
    let part = -1;
    for (; first < ids.length; first++) {
      const id = at(ids, first);
      if (toPart(id) !== part) {
        if (parts.length === ROWS) break;
        part = toPart(id);
        parts.push(part);
      }
      positions.push(places.of(id));
      slots.push((parts.length - 1) * MEMBERS + (id % MEMBERS));
    }
    yield { parts, positions: Uint32Array.from(positions), slots: Uint32Array.from(slots) };
  }
}

const toPart = (id: number) => Math.floor(id / MEMBERS);

type Packed = Partial<Record<LegCount, Buffer>>;

/** A batch and its counts: those of each row one after the other. */
interface Rows extends Batch {
  values: LegCounts;
}

/** Reads all rows. PostgreSQL collects the next ones while the caller takes a batch. */
async function* readRows(
  database: Database,
  plan: PlanName,
  ids: Uint32Array,
  wanted: readonly LegCount[],
): AsyncGenerator<Rows> {
  const batches = splitBatches(ids);
  let next = startRead();
  while (next !== undefined) {
    const { batch, packed } = next;
    const columns = await packed;
    next = startRead();
    const values = createLegs();
    for (const leg of wanted) values[leg] = unpackCounts(columns[leg] ?? Buffer.alloc(0));
    yield { ...batch, values };
  }

  function startRead(): { batch: Batch; packed: Promise<Packed> } | undefined {
    const { value: batch } = batches.next();
    if (batch === undefined) return undefined;
    const packed = readPacked(database, plan, batch.parts, wanted);
    // A failure is reported when the batch is needed.
    packed.catch(() => undefined);
    return { batch, packed };
  }
}

/** The wanted columns of `parts`, one after the other. A limit of one row keeps the planner from joining: it looks each up. */
async function readPacked(
  database: Database,
  plan: PlanName,
  parts: readonly number[],
  wanted: readonly LegCount[],
): Promise<Packed> {
  const none = Buffer.alloc(COUNTS);
  const packed = wanted.map(
    (leg) => sql`string_agg(coalesce(${sql.ref(columns[leg])}, ${none}), null) as ${sql.id(leg)}`,
  );
  const { rows } = await sql<Packed>`
    select ${sql.join(packed)} from unnest(${`{${parts.join(",")}}`}::int4[]) as wanted
    left join lateral (select * from legs where plan = ${plan} and part = wanted limit 1) as present on true`.execute(
    database,
  );
  return rows[0] ?? {};
}

function toInsert(plan: PlanName, { parts, values }: Rows, changed: readonly number[]): RawBuilder<unknown> {
  const written = changed.map((row) => at(parts, row));
  const packed = legs.map(
    (leg) => sql`substring(${packCounts(values[leg], changed)}::bytea from first for ${sql.lit(COUNTS)})`,
  );
  const names = sql.join(legs.map((leg) => sql.ref(columns[leg])));
  const changes = sql.join(
    legs.map((leg) => sql`${sql.ref(columns[leg])} = excluded.${sql.ref(columns[leg])}`),
  );
  return sql`insert into legs (plan, part, ${names})
    select ${plan}, part, ${sql.join(packed)}
    from unnest(${`{${written.join(",")}}`}::int4[]) with ordinality as written (part, place)
    cross join lateral (select 1 + ${sql.lit(COUNTS)} * (place::int4 - 1) as first) as place
    on conflict (plan, part) do update set ${changes}`;
}

function packCounts(counts: Uint32Array, rows: readonly number[]): Buffer {
  const bytes = Buffer.alloc(COUNTS * rows.length);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  rows.forEach((row, place) => {
    for (let slot = 0; slot < MEMBERS; slot++) {
      view.setUint32(COUNTS * place + COUNT * slot, at(counts, MEMBERS * row + slot));
    }
  });
  return bytes;
}

/** Whole numbers of four bytes, the most significant first. */
export function unpackCounts(bytes: Buffer): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const counts = new Uint32Array(bytes.length / COUNT);
  for (let index = 0; index < counts.length; index++) counts[index] = view.getUint32(COUNT * index);
  return counts;
}

function createLegs(length = 0): LegCounts {
  const column = () => new Uint32Array(length);
  return {
    settledUnits: column(),
    leftUnits: column(),
    rightUnits: column(),
    leftVariance: column(),
    rightVariance: column(),
    leftMembers: column(),
    rightMembers: column(),
  };
}
