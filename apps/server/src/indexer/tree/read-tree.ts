import { at } from "@canopy/protocol/rules/column";
import type { SnapshotHead } from "@canopy/protocol/tree/snapshot";
import { sql } from "kysely";
import type { Database, PlanName } from "../../database/tables.ts";
import type { ClosedRound } from "./closed-rounds.ts";
import { readPlusMembers } from "./join-order.ts";
import { readPackedColumns } from "./packed-columns.ts";

/** Member ids per query. */
const RANGE = 50_000;

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
  const rounds = await readRoundEnds(database, plan, round);
  const totalSeats = at(rounds, round);
  const members = plan === "plus" ? await readPlusMembers(database, round) : null;
  const lastMember = members?.reduce((one, other) => Math.max(one, other)) ?? totalSeats;
  const toNumber = members === null ? (id: number) => id : createNumbers(members, lastMember);
  const tree: TreeColumns = {
    head: { ...(await readHead(database, closed)), totalSeats },
    ...createColumns(totalSeats),
    rounds,
    members,
  };
  let seats = 0;
  for (let first = 1; first <= lastMember; first += range) {
    signal?.throwIfAborted();
    const between = sql`member_id between ${first} and ${Math.min(first + range - 1, lastMember)}`;
    const read = await readPackedColumns(
      database,
      {
        id: sql`member_id`,
        upline: sql`upline_id`,
        leg: sql`leg`,
        sponsor: sql`sponsor_id`,
        units: sql`units`,
      },
      sql`from seats where plan = ${plan} and round <= ${round} and ${between}`,
    );
    const numbers = read("id").map(toNumber);
    copy(numbers, read("upline").map(toNumber), tree.upline);
    copy(numbers, read("leg"), tree.leg);
    copy(numbers, read("sponsor").map(toNumber), tree.sponsor);
    copy(numbers, read("units"), tree.units);
    seats += numbers.length;

    const pointy = await readPackedColumns(
      database,
      { id: sql`member_id`, points: sql`points` },
      sql`from activity where plan = ${plan} and round = ${round} and points > 0 and ${between}`,
    );
    copy(pointy("id").map(toNumber), pointy("points"), tree.points);
  }
  if (seats !== totalSeats) {
    throw new Error(
      `The ${plan} plan has ${totalSeats} seats after round ${round}, but ${seats} of members up to ${lastMember}`,
    );
  }
  await subtractLaterUnits(database, tree, { plan, round, toNumber });
  return tree;
}

async function readHead(
  database: Database,
  { plan, round, blockNumber, blockHash }: ClosedRound,
): Promise<Omit<SnapshotHead, "totalSeats">> {
  const { chain_id } = await database.selectFrom("index_source").select("chain_id").executeTakeFirstOrThrow();
  return { chainId: Number(chain_id), plan, round, blockNumber, blockHash };
}

/** The number of seats at the end of each round up to `last`. */
async function readRoundEnds(database: Database, plan: PlanName, last: number): Promise<Uint32Array> {
  const { rows } = await sql<{ round: number; seats: number }>`
    select round, count(*)::int4 as seats from seats where plan = ${plan} and round <= ${last} group by round`.execute(
    database,
  );
  const ends = new Uint32Array(last + 1);
  for (const { round, seats } of rows) ends[round] = seats;
  for (let round = 1; round <= last; round++) ends[round] = at(ends, round) + at(ends, round - 1);
  return ends;
}

function createColumns(seats: number) {
  return {
    upline: new Uint32Array(seats + 1),
    leg: new Uint8Array(seats + 1),
    sponsor: new Uint32Array(seats + 1),
    units: new Uint32Array(seats + 1),
    points: new Uint32Array(seats + 1),
  };
}

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

/** Seats have the units of all rounds: entries of later rounds come before the closing too. */
async function subtractLaterUnits(
  database: Database,
  { units }: Pick<TreeColumns, "units">,
  { plan, round, toNumber }: Pick<ClosedRound, "plan" | "round"> & { toNumber: (id: number) => number },
): Promise<void> {
  const later = await readPackedColumns(
    database,
    { id: sql`member_id`, units: sql`units` },
    sql`from entries where plan = ${plan} and round > ${round}`,
  );
  const ids = later("id");
  const bought = later("units");
  for (let index = 0; index < ids.length; index++) {
    const number = toNumber(at(ids, index));
    // Members who joined later are not in the tree.
    if (number > 0 && number < units.length) units[number] = at(units, number) - at(bought, index);
  }
}
