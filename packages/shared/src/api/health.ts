import * as z from "zod/mini";
import { described } from "../described.ts";
import { amountSchema } from "./primitives.ts";

/** GET /health: `indexedBlock` and `chainBlock` are null while the node or the index does not answer. */
export const healthDataSchema = described(
  z.object({
    status: z.enum(["ok", "degraded"]),
    database: z.boolean(),
    node: z.boolean(),
    indexedBlock: z.nullable(amountSchema),
    chainBlock: z.nullable(amountSchema),
  }),
  { id: "HealthData" },
);

/** GET /ready, when it is. */
export const readyDataSchema = described(z.object({ ready: z.literal(true) }), { id: "ReadyData" });
