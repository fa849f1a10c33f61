import { toMonth } from "@canopy/protocol/rules/calendar";
import type { Database } from "../../database/tables.ts";
import type { Comparison } from "./comparison.ts";
import type { PlanAt } from "./contract.ts";
import { type MemberInContract, readMemberInContract } from "./members-in-contract.ts";
import { type MemberInIndex, NO_RANK, readMembersInIndex } from "./members-in-index.ts";

/** Members per batch. */
const AT_ONCE = 25;

/** The fields that a carry changes before its round is closed. */
const CARRIED = [
  "settledUnits",
  "leftUnits",
  "rightUnits",
  "leftVariance",
  "rightVariance",
  "points",
  "flash",
] as const;

const NO_ACTIVITY = { commissions: 0n, pointEarnings: 0n, points: 0, flash: 0 };

/** Compares every figure of every member in `ids`, round by round and month by month. */
export async function checkMembers(
  database: Database,
  plan: PlanAt,
  ids: readonly number[],
  comparison: Comparison,
  note: (done: number) => void,
): Promise<void> {
  const months = toMonth(plan.round) + 1;
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const index = await readMembersInIndex(database, plan, some);
    const contract = await Promise.all(some.map((id) => readMemberInContract(plan, id, months)));
    for (const [position, id] of some.entries()) {
      const [mine, theirs] = [index.get(id), contract[position]];
      if (mine !== undefined && theirs !== undefined) checkMember(plan, id, mine, theirs, comparison);
    }
    note(Math.min(from + AT_ONCE, ids.length));
  }
}

function checkMember(
  { name, due }: PlanAt,
  id: number,
  index: MemberInIndex,
  contract: MemberInContract,
  comparison: Comparison,
): void {
  const of = `member ${id}`;
  const ahead = due !== null && isAhead(index, contract);
  comparison.compare(
    { plan: name, of },
    { ...index.figures, box: withUnknown(index, contract) },
    contract.figures,
    { fields: CARRIED, isAhead: ahead },
  );
  for (const [round, theirs] of contract.activity.entries()) {
    const mine = index.activity.get(round) ?? NO_ACTIVITY;
    comparison.compare({ plan: name, of: `${of} in round ${round}` }, mine, theirs, {
      fields: ["points", "flash"],
      isAhead: round === due && theirs.points + theirs.flash > mine.points + mine.flash,
    });
  }
  for (const [month, theirs] of contract.ranks.entries()) {
    const mine = index.ranks.get(month) ?? NO_RANK;
    comparison.compare({ plan: name, of: `${of} in month ${month}` }, mine, theirs, {
      fields: ["points"],
      isAhead: due !== null && month === toMonth(due) && theirs.points > mine.points,
    });
  }
  for (const round of index.activity.keys()) {
    if (round < contract.activity.length) continue;
    comparison.add({
      plan: name,
      of: `${of} in round ${round}`,
      field: "round",
      index: "activity",
      contract: "none yet",
    });
  }
}

/** Units only increase: a contract that has carried some has more than the index, never less. */
function isAhead({ figures: mine }: MemberInIndex, { figures: theirs }: MemberInContract): boolean {
  const fields = ["settledUnits", "leftUnits", "rightUnits", "points", "flash"] as const;
  return (
    fields.every((field) => theirs[field] >= mine[field]) &&
    fields.some((field) => theirs[field] > mine[field])
  );
}

/** The index's box, or the contract's if the difference can be an excess of unknown payments. */
function withUnknown({ figures, unknownExcess }: MemberInIndex, contract: MemberInContract): bigint {
  const more = contract.figures.box - figures.box;
  return more > 0n && more <= unknownExcess ? contract.figures.box : figures.box;
}
