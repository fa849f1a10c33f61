import { z } from "zod";
import { addressSchema, amountSchema } from "./primitives.ts";

/** GET /config: where the plan lives, so that a browser can read and pay it without trusting this server for more. */
export const configDataSchema = z
  .object({
    chainId: z.number().int(),
    chainName: z.string(),
    rpcUrl: z.url(),
    explorerUrl: z.url().nullable(),
    plan: addressSchema,
    plus: addressSchema.nullable(),
    unitUSD: amountSchema,
    maximumUnits: z.number().int(),
    opensAt: z.iso.datetime(),
  })
  .meta({ id: "ConfigData" });
export type ConfigData = z.infer<typeof configDataSchema>;
