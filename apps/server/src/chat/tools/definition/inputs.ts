import { planNameSchema } from "@canopy/shared/api/primitives";
import { z } from "zod";

/** Above every round and month, to read the newest ones. */
export const ABOVE_ALL = 65_536;

/** The plan of a tool. `definition/tool.ts` checks that this server has it. */
export const planInput = z
  .enum(planNameSchema.options)
  .default("core")
  .meta({ description: "core, or plus for the second plan" });

/** The inputs of a tool that reads one plan. */
export const inPlan = z.strictObject({ plan: planInput });

/** The inputs of a tool that reads one round. */
export const inRound = z.strictObject({
  number: z
    .int()
    .min(0)
    .max(ABOVE_ALL - 1)
    .optional()
    .meta({ description: "The round's number; omit it for the last settled round" }),
  plan: planInput,
});

/** The schema of a tool without inputs. */
export const noInput = z.strictObject({});
