import * as z from "zod/mini";
import { described } from "../described.ts";
import { legSchema, legsSchema } from "./members.ts";
import {
  addressSchema,
  amountSchema,
  countSchema,
  planNameSchema,
  roundSchema,
  usernameSchema,
} from "./primitives.ts";
import { rankSchema } from "./ranks.ts";

/** Most levels of a page with the member's own: 127 members if every seat is taken. */
export const MAXIMUM_TREE_DEPTH = 7;

/** A seat in a page of the tree. Request another page at a node with `hasMore`. */
export const treeNodeSchema = described(
  z.object({
    id: z.int(),
    username: usernameSchema,
    uplineId: described(z.nullable(z.int()), "null for the root seat only"),
    leg: z.nullable(legSchema),
    depth: described(countSchema, "Levels below the root seat"),
    units: countSchema,
    legs: legsSchema,
    hasMore: described(z.boolean(), "The page does not include the members below this seat"),
  }),
  { id: "TreeNode" },
);

/** GET /members/:username/tree: the member and everyone below, level by level, left leg first. */
export const treeDataSchema = described(z.object({ plan: planNameSchema, nodes: z.array(treeNodeSchema) }), {
  id: "TreeData",
});
export type TreeData = z.infer<typeof treeDataSchema>;

/** The media type of a snapshot of the tree; see `docs/tree-format.md`. */
export const TREE_MEDIA_TYPE = "application/vnd.canopy.tree";
/** Most and usual seats of GET /members/:username/shape. */
export const MAXIMUM_SHAPE_SEATS = 2_000_000;
export const SHAPE_SEATS = 2_000;
/** Most numbers of GET /tree/:round/members. */
export const MAXIMUM_TREE_MEMBERS = 100;

const seatNumberSchema = described(z.int().check(z.positive()), {
  id: "SeatNumber",
  description: "Order of joining in the plan, from 1 for the root; the member's id in the core plan",
  example: 12,
});

/** A seat that joined after the snapshot. */
const treeEntrySchema = described(
  z.object({
    number: seatNumberSchema,
    member: described(z.int(), "The member's id"),
    username: usernameSchema,
    uplineNumber: seatNumberSchema,
    leg: legSchema,
    sponsorNumber: seatNumberSchema,
    units: described(countSchema, "Units of the registration"),
    round: roundSchema,
  }),
  { id: "TreeEntry" },
);

/** A later purchase of units, by a seat of the snapshot or by one that joined after it. */
const treeTopUpSchema = described(
  z.object({ number: seatNumberSchema, units: countSchema, round: roundSchema }),
  { id: "TreeTopUp" },
);

/**
 * GET /tree/:round/entries: what a snapshot lacks, the oldest first. It belongs to the snapshot with the same `blockHash`.
 */
export const treeEntriesSchema = described(
  z.object({
    plan: planNameSchema,
    round: described(roundSchema, "The closed round of the snapshot"),
    blockNumber: amountSchema,
    blockHash: described(z.string(), "The hash of the block that closed the round"),
    seats: z.array(treeEntrySchema),
    units: z.array(treeTopUpSchema),
    complete: described(z.boolean(), "False if more followed: request a later round's snapshot"),
    access: described(
      z.enum(["public", "own"]),
      "Whether the caller may read the whole tree, or the own seat and those below",
    ),
  }),
  { id: "TreeEntries" },
);
export type TreeEntries = z.infer<typeof treeEntriesSchema>;

/** A seat and its member, as a card in the tree shows them. */
const treeCardSchema = described(
  z.object({
    number: seatNumberSchema,
    id: z.int(),
    username: usernameSchema,
    wallet: addressSchema,
    avatar: described(z.nullable(z.string()), "Path of the member's picture"),
    sponsor: described(z.nullable(usernameSchema), "null for the root seat only"),
    upline: described(z.nullable(usernameSchema), "null for the root seat only"),
    leg: described(z.nullable(legSchema), "Leg of the upline; null for the root seat only"),
    depth: described(countSchema, "Levels below the root seat"),
    units: countSchema,
    maxPoints: described(countSchema, "Maximum points per day"),
    points: described(countSchema, "Points of all closed rounds"),
    legs: legsSchema,
    joinedAt: z.iso.datetime(),
    joinedRound: roundSchema,
    rank: described(
      z.nullable(z.object({ month: roundSchema, rank: rankSchema })),
      "The newest rank; null without one",
    ),
  }),
  { id: "TreeCard" },
);
export type TreeCard = z.infer<typeof treeCardSchema>;

/** GET /tree/:round/members: in the order of their numbers, without those that have no seat or are private. */
export const treeMembersSchema = described(
  z.object({ plan: planNameSchema, items: z.array(treeCardSchema) }),
  { id: "TreeMembers" },
);
export type TreeMembers = z.infer<typeof treeMembersSchema>;
