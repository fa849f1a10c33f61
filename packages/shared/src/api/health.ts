import * as z from "zod/mini";
import { described } from "../described.ts";
import { amountSchema } from "./primitives.ts";

/** Figures are old: the node does not respond or has no new blocks, or the index does not follow it. */
export const staleSchema = described(
  z.object({
    cause: z.enum(["node", "index"]),
    asOf: described(z.nullable(z.iso.datetime()), { description: "The time of the last indexed block" }),
  }),
  { id: "Stale" },
);
export type Stale = z.infer<typeof staleSchema>;

/**
 * GET /health: `indexedBlock`, `chainBlock` and `headAge` are null while the node or the index does not respond. `stale` is
 * null while figures are fresh.
 */
export const healthDataSchema = described(
  z.object({
    status: described(z.enum(["ok", "behind", "degraded"]), {
      description:
        "`behind`: everything answers, but figures are old. `degraded`: a part is down or has stopped",
    }),
    database: z.boolean(),
    node: z.boolean(),
    indexedBlock: z.nullable(amountSchema),
    chainBlock: z.nullable(amountSchema),
    headAge: described(z.nullable(z.int().check(z.nonnegative())), {
      description: "Seconds since the newest block of the node",
    }),
    stale: z.nullable(staleSchema),
  }),
  { id: "HealthData" },
);

/** GET /live. */
export const liveDataSchema = described(z.object({ live: z.literal(true) }), { id: "LiveData" });

/** GET /ready, when it is. */
export const readyDataSchema = described(z.object({ ready: z.literal(true) }), { id: "ReadyData" });
