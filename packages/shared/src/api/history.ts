import { z } from "zod";
import { pageOf } from "./paging.ts";
import {
  amountSchema,
  countSchema,
  roundSchema,
  signedAmountSchema,
  transactionHashSchema,
  usernameSchema,
} from "./primitives.ts";

/** What a line of a member's history tells. */
export const historyTypes = [
  "register",
  "topup",
  "commission",
  "credit",
  "closing_reward",
  "withdraw",
  "rank_claim",
  "rank_collect",
  "username",
  "address_start",
  "address_cancel",
  "address",
] as const;
export const historyTypeSchema = z
  .enum(historyTypes, { error: `One of ${historyTypes.join(", ")}` })
  .meta({ id: "HistoryType" });

export const historyLineSchema = z
  .object({
    type: historyTypeSchema,
    at: z.iso.datetime(),
    round: roundSchema.nullable(),
    amount: signedAmountSchema.meta({
      description: "Wei into the box; negative where it was paid or withdrawn",
    }),
    units: countSchema.nullable(),
    other: usernameSchema.nullable().meta({ description: "Whose entry brought a commission" }),
    detail: z.string().nullable().meta({
      description:
        "The new name or wallet; of a credit the wei that points earned, the rest being rebates; of a rank its month",
    }),
    gas: amountSchema.nullable().meta({
      description:
        "Wei that the transaction's gas cost the member, on each of its lines; null where somebody else paid it",
    }),
    transactionHash: transactionHashSchema,
    block: amountSchema,
  })
  .meta({ id: "HistoryLine" });
export type HistoryLine = z.infer<typeof historyLineSchema>;

/** GET /members/:username/history: all that happened to a member, the newest first. */
export const historyPageSchema = pageOf(historyLineSchema).meta({ id: "HistoryPage" });
export type HistoryPage = z.infer<typeof historyPageSchema>;
