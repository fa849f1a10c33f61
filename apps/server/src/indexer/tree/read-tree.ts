import { at } from "@canopy/protocol/rules/column";
import type { SnapshotHead } from "@canopy/protocol/tree-format/snapshot";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import type { ClosedRound } from "./closed-rounds.ts";
import { readPackedColumns } from "./packed-columns.ts";
import { readPlusMembers } from "./plus-members.ts";

/** Member ids per query. The rows of more ids would take too long to parse between two events of the indexer. */
const RANGE = 10_000;

/** The seats of a plan up to the end of a round. Columns are indexed by seat number; entry 0 is unused. */
export interface TreeColumns {
  head: SnapshotHead;
  /** The upline's number, 0 for the root. */
  upline: Uint32Array;
  leg: Uint8Array;
  /** The sponsor's number, 0 for the root. */
  sponsor: Uint32Array;
  /** Units bought up to the end of the round. */
  units: Uint32Array;
  /** Points of the round. */
  points: Uint32Array;
  /** Seats at the end of each round, from round 0. */
  rounds: Uint32Array;
  /** Member ids; null where they are the numbers. */
  members: Uint32Array | null;
}

export interface ReadTreeOptions {
  /** Ends the work between two queries. */
  signal?: AbortSignal | undefined;
  /** For tests. */
  range?: number | undefined;
}

/**
 * Reads the tree after a closed round, which later rounds do not change. Pass a snapshot of the database: the queries have to read
 * the same seats.
 */
export async function readTree(
  database: Database,
  closed: ClosedRound,
  { signal, range = RANGE }: ReadTreeOptions = {},
): Promise<TreeColumns> {
  const { plan, round } = closed;
  const members = plan === "plus" ? await readPlusMembers(database, round) : null;
  const lastMember = members === null ? await readLastMember(database) : largest(members);
  const toNumber = members === null ? (id: number) => id : createNumbers(members, lastMember);
  const columns = createColumns(members?.length ?? lastMember + 1);
  const rounds = new Uint32Array(round + 1);
  let lastNumber = 0;
  for (let first = 1; first <= lastMember; first += range) {
    signal?.throwIfAborted();
    const between = sql`member_id between ${first} and ${first + range - 1}`;
    const read = await readSeats(database, closed, between);
    const numbers = read("id").map(toNumber);
    lastNumber = Math.max(lastNumber, largest(numbers));
    for (const joined of read("round")) rounds[joined] = at(rounds, joined) + 1;
    copy(numbers, read("upline").map(toNumber), columns.upline);
    copy(numbers, read("leg"), columns.leg);
    copy(numbers, read("sponsor").map(toNumber), columns.sponsor);
    copy(numbers, read("units"), columns.units);
    const earners = await readPoints(database, closed, between);
    copy(earners("id").map(toNumber), earners("points"), columns.points);
  }
  for (let next = 1; next <= round; next++) rounds[next] = at(rounds, next) + at(rounds, next - 1);
  const totalSeats = at(rounds, round);
  if (lastNumber !== totalSeats) {
    throw new Error(
      `The ${plan} plan has ${totalSeats} seats after round ${round}, but a seat with number ${lastNumber}`,
    );
  }
  const later = await readLaterUnits(database, closed);
  subtract(later("id").map(toNumber), later("units"), columns.units);
  return {
    head: { ...(await readHead(database, closed)), totalSeats },
    ...trim(columns, totalSeats),
    rounds,
    members,
  };
}

/** The highest member id: in the core plan, seats of later rounds have the highest numbers. */
async function readLastMember(database: Database): Promise<number> {
  const row = await database
    .selectFrom("seats")
    .select(({ fn }) => fn.max("member_id").as("id"))
    .where("plan", "=", "core")
    .executeTakeFirst();
  return row?.id ?? 0;
}

const readSeats = (database: Database, { plan, round }: ClosedRound, between: RawBuilder<unknown>) =>
  readPackedColumns(
    database,
    {
      id: sql`member_id`,
      round: sql`round`,
      upline: sql`upline_id`,
      leg: sql`leg`,
      sponsor: sql`sponsor_id`,
      units: sql`units`,
    },
    sql`from seats where plan = ${plan} and round <= ${round} and ${between}`,
  );

const readPoints = (database: Database, { plan, round }: ClosedRound, between: RawBuilder<unknown>) =>
  readPackedColumns(
    database,
    { id: sql`member_id`, points: sql`points` },
    sql`from activity where plan = ${plan} and round = ${round} and points > 0 and ${between}`,
  );

/** Units of later rounds, which seats have too: the next round begins before the closing. */
const readLaterUnits = (database: Database, { plan, round }: ClosedRound) =>
  readPackedColumns(
    database,
    { id: sql`member_id`, units: sql`units` },
    sql`from entries where plan = ${plan} and round > ${round}`,
  );

async function readHead(
  database: Database,
  { plan, round, blockNumber, blockHash }: ClosedRound,
): Promise<Omit<SnapshotHead, "totalSeats">> {
  const { chain_id } = await database.selectFrom("index_source").select("chain_id").executeTakeFirstOrThrow();
  return { chainId: Number(chain_id), plan, round, blockNumber, blockHash };
}

const createColumns = (room: number) => ({
  upline: new Uint32Array(room),
  leg: new Uint8Array(room),
  sponsor: new Uint32Array(room),
  units: new Uint32Array(room),
  points: new Uint32Array(room),
});

/** The columns without room for later seats. */
const trim = (
  columns: ReturnType<typeof createColumns>,
  seats: number,
): ReturnType<typeof createColumns> => ({
  upline: columns.upline.subarray(0, seats + 1),
  leg: columns.leg.subarray(0, seats + 1),
  sponsor: columns.sponsor.subarray(0, seats + 1),
  units: columns.units.subarray(0, seats + 1),
  points: columns.points.subarray(0, seats + 1),
});

/** The seat number of a member id; 0 for one without a seat. */
function createNumbers(members: Uint32Array, lastMember: number): (id: number) => number {
  const numbers = new Uint32Array(lastMember + 1);
  members.forEach((id, number) => {
    numbers[id] = number;
  });
  return (id) => numbers[id] ?? 0;
}

function copy(numbers: Uint32Array, values: Uint32Array, column: Uint32Array | Uint8Array): void {
  for (let index = 0; index < numbers.length; index++) column[at(numbers, index)] = at(values, index);
}

/** Takes values from those of some seats. Members who joined later have no number, or one after the last. */
function subtract(numbers: Uint32Array, values: Uint32Array, column: Uint32Array): void {
  for (let index = 0; index < numbers.length; index++) {
    const number = at(numbers, index);
    if (number < column.length) column[number] = at(column, number) - at(values, index);
  }
}

const largest = (values: Uint32Array): number => values.reduce((one, other) => Math.max(one, other), 0);
