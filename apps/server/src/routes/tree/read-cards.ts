import type { TreeMembers } from "@canopy/shared/api/tree";
import type { Database } from "../../database/tables.ts";
import { findCards } from "./find-cards.ts";
import { findEntries, type LaterEntry, onlySeats } from "./find-entries.ts";
import type { TreeRound } from "./find-tree-round.ts";
import { numberLaterSeats } from "./number-members.ts";
import { findOwnPart } from "./own-part.ts";
import { presentCard } from "./present-tree.ts";
import type { TreeReader } from "./tree-reader.ts";

interface CardServices {
  readonly database: Database;
  readonly reader: TreeReader;
}

/**
 * Reads the cards of seats by number. Seats outside of the part of the tree that the caller may read are left out, like numbers
 * without a seat: one of them does not refuse the others of the request.
 *
 * @param top the member whose seat is the top of that part; null without a limit
 */
export async function readCards(
  { database, reader }: CardServices,
  tree: TreeRound,
  wanted: readonly number[],
  top: number | null,
): Promise<TreeMembers> {
  const numbers = [...new Set(wanted)].sort((one, other) => one - other);
  const hasLater = tree.plan === "plus" && numbers.some((number) => number > tree.seats);
  const later = top !== null || hasLater ? onlySeats((await findEntries(database, tree)).entries) : [];
  const members = await findMembers(reader, tree, numbers, later);
  const own = top === null ? null : await findOwnPart(reader, tree, { top, members, later });
  const rows = await findCards(
    database,
    tree.plan,
    members.filter((member) => member !== 0 && own?.has(member) !== false),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = numbers.flatMap((number, index) => {
    const row = byId.get(members[index] ?? 0);
    return row === undefined ? [] : presentCard(row, number);
  });
  return { plan: tree.plan, items };
}

/** The ids of the members on seats, 0 where there is none. */
async function findMembers(
  reader: TreeReader,
  tree: TreeRound,
  numbers: readonly number[],
  later: readonly LaterEntry[],
): Promise<number[]> {
  if (tree.plan === "core") return [...numbers];
  const byNumber = numberLaterSeats(tree, later);
  const found = await reader.toMembers(tree, numbers);
  return numbers.map((number, index) => byNumber.get(number) ?? found[index] ?? 0);
}
