import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import { selectUsername } from "../members/select-username.ts";
import type { TreeRound } from "./find-tree-round.ts";

/** Registrations and top-ups of a response. */
const MAXIMUM_ENTRIES = 20_000;

/** A purchase after the round of a tree, with the seat of its member. */
export interface LaterEntry {
  kind: "register" | "topup";
  member: number;
  username: string;
  upline: number;
  leg: number;
  sponsor: number;
  units: number;
  round: number;
}

export interface LaterEntries {
  /** In the order of the chain. */
  entries: LaterEntry[];
  /** False if more followed. */
  isComplete: boolean;
}

/** Finds what members bought in later rounds than that of a tree, which lacks it. */
export async function findEntries(
  database: Database,
  { plan, round }: Pick<TreeRound, "plan" | "round">,
  maximum = MAXIMUM_ENTRIES,
): Promise<LaterEntries> {
  // Rounds are in the order of blocks too, and have an index.
  const { rows } = await sql<LaterEntry>`
    select entry.kind, entry.member_id as member, ${selectUsername("entry.member_id")} as username,
      seat.upline_id as upline, seat.leg, seat.sponsor_id as sponsor, entry.units, entry.round
    from (
      select kind, member_id, units, round, block_number, log_index from entries
      where plan = ${plan} and round > ${round}
      order by round, block_number, log_index limit ${maximum + 1}
    ) as entry
    cross join lateral (
      select upline_id, leg, sponsor_id from seats
      where seats.plan = ${plan} and seats.member_id = entry.member_id limit 1
    ) as seat
    order by entry.round, entry.block_number, entry.log_index`.execute(database);
  return { entries: rows.slice(0, maximum), isComplete: rows.length <= maximum };
}

/** The seats that were taken after the round, in join order. */
export const onlySeats = (entries: readonly LaterEntry[]): LaterEntry[] =>
  entries.filter(({ kind }) => kind === "register");
