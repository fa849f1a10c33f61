import type { PlanName } from "@canopy/shared/api/primitives";
import type { TreeColumns, TreeModel } from "./tree-model.ts";

// Messages between the page and its worker. Both are of one build, so neither side parses them.

/** Which tree to load, and whose. */
export interface TreeSubject {
  readonly chainId: number;
  readonly plan: PlanName;
  /** The address of the plan's contract. */
  readonly contract: string;
  /** The view opens on the seat of this member. */
  readonly username: string;
  /** The member's id in the core plan. */
  readonly member: number;
}

/** Loads the tree, or what has changed since the last request. Each request ends with `done` or `failed`. */
export interface TreeRequest {
  readonly id: number;
  readonly subject: TreeSubject;
  /** The session's token. */
  readonly token: string | null;
  /** Whether to load the sponsors too, which take as many bytes as the shape of the tree. */
  readonly withSponsors: boolean;
}

/** Units that a seat bought after the snapshot. */
export interface OpenPurchase {
  readonly position: number;
  readonly units: number;
  readonly round: number;
}

/** A tree to show. */
export interface LoadedTree {
  readonly model: TreeModel;
  /** The seats near the member, or all that the member may see. */
  readonly part: "slice" | "whole";
  /** Where it is from: a stored tree can be old. */
  readonly source: "network" | "storage";
  /** Whether it has all entries up to the request. */
  readonly isUpToDate: boolean;
  /** The member's seat number; 0 if the tree does not have the seat. */
  readonly home: number;
  readonly purchases: readonly OpenPurchase[];
}

/** Why a request failed: the parts of an `ApiError`, which loses them on the way. */
export interface ApiErrorFields {
  readonly message: string;
  readonly status: number;
  readonly errors: Record<string, string>;
  readonly retryAfter: number | null;
}

export type TreeAnswer =
  | { readonly type: "tree"; readonly id: number; readonly tree: LoadedTree }
  /** Further columns of the tree that was sent last. */
  | { readonly type: "columns"; readonly id: number; readonly columns: TreeColumns }
  | { readonly type: "done"; readonly id: number }
  | { readonly type: "failed"; readonly id: number; readonly error: ApiErrorFields };
