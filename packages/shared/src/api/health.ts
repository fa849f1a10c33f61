import { z } from "zod";
import { amountSchema } from "./primitives.ts";

/** GET /health: `indexedBlock` and `chainBlock` are null while the node or the index does not answer. */
export const healthDataSchema = z
  .object({
    status: z.enum(["ok", "degraded"]),
    database: z.boolean(),
    node: z.boolean(),
    indexedBlock: amountSchema.nullable(),
    chainBlock: amountSchema.nullable(),
  })
  .meta({ id: "HealthData" });

/** GET /ready, when it is. */
export const readyDataSchema = z.object({ ready: z.literal(true) }).meta({ id: "ReadyData" });
