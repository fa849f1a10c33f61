import * as z from "zod/mini";
import { described } from "../described.ts";
import { legSchema, legsSchema } from "./members.ts";
import { countSchema, planNameSchema, usernameSchema } from "./primitives.ts";

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
