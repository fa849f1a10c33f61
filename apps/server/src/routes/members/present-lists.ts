import type { IdentityPage, UplinePage } from "@canopy/shared/api/members";
import type { TreeData } from "@canopy/shared/api/tree";
import type { TreeRow } from "./find-tree.ts";
import type { UplineRow } from "./find-uplines.ts";
import { legName, presentLegs } from "./present-legs.ts";

/** The upline of the root seat in the contract: no member has this id. */
const NO_MEMBER = 0;

export function presentTreeNode(row: TreeRow): TreeData["nodes"][number] {
  const isRoot = row.upline_id === NO_MEMBER;
  return {
    id: row.id,
    username: row.username,
    uplineId: isRoot ? null : row.upline_id,
    leg: isRoot ? null : legName(row.leg),
    depth: row.depth,
    units: row.units,
    legs: presentLegs(row),
    hasMore: row.has_more,
  };
}

/** Omits the first member of a path. */
export function presentUplines(path: readonly UplineRow[]): UplinePage["items"] {
  return path.flatMap(({ id, username, depth, units, leg }) =>
    leg === null ? [] : { id, username, depth, units, leg: legName(leg) },
  );
}

export function presentIdentity(row: {
  field: "username" | "account";
  value: string;
  at: Date;
}): IdentityPage["items"][number] {
  return {
    field: row.field === "account" ? "wallet" : "username",
    value: row.value,
    at: row.at.toISOString(),
  };
}
