import * as z from "zod/mini";
import { described } from "../described.ts";
import { staleSchema } from "./health.ts";
import { amountSchema, usernameSchema } from "./primitives.ts";

/** `block` of GET /events: the index has moved to this block, or figures became old or fresh again. */
export const blockEventSchema = described(
  z.object({
    block: amountSchema,
    time: described(
      z.nullable(z.iso.datetime()),
      "The time of the block; null if the index does not know it",
    ),
    stale: z.nullable(staleSchema),
  }),
  { id: "BlockEvent" },
);
export type BlockEvent = z.infer<typeof blockEventSchema>;

/** `member` of GET /events: something of the signed-in member changed. */
export const memberEventSchema = described(z.object({ username: usernameSchema }), { id: "MemberEvent" });
export type MemberEvent = z.infer<typeof memberEventSchema>;
