import { z } from "zod";
import { legSchema, legsSchema } from "./members.ts";
import { countSchema, planNameSchema, usernameSchema } from "./primitives.ts";

/** Most levels of a page, the member's own included: 127 members where every seat is taken. */
export const MAXIMUM_TREE_DEPTH = 7;

/** A seat in a page of the tree. Ask for another page at a node whose leg has more than is shown. */
export const treeNodeSchema = z
  .object({
    id: z.number().int(),
    username: usernameSchema,
    uplineId: z.number().int().nullable().meta({ description: "null for the root seat only" }),
    leg: legSchema.nullable(),
    depth: countSchema.meta({ description: "Levels below the root seat" }),
    units: countSchema,
    legs: legsSchema,
    hasMore: z.boolean().meta({ description: "Somebody is below this seat who is not in the page" }),
  })
  .meta({ id: "TreeNode" });

/** GET /members/:username/tree: the member and who is below, level by level, the left leg first. */
export const treeDataSchema = z
  .object({ plan: planNameSchema, nodes: z.array(treeNodeSchema) })
  .meta({ id: "TreeData" });
export type TreeData = z.infer<typeof treeDataSchema>;
