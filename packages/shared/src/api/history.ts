import * as z from "zod/mini";
import { described } from "../described.ts";
import { pageSchema } from "./paging.ts";
import {
  amountSchema,
  countSchema,
  roundSchema,
  signedAmountSchema,
  transactionHashSchema,
  usernameSchema,
} from "./primitives.ts";

/** The kinds of lines in a member's history. */
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
export const historyTypeSchema = described(
  z.enum(historyTypes, { error: `One of ${historyTypes.join(", ")}` }),
  { id: "HistoryType" },
);

export const historyLineSchema = described(
  z.object({
    type: historyTypeSchema,
    at: z.iso.datetime(),
    round: z.nullable(roundSchema),
    booked: described(
      z.array(roundSchema),
      "For a credit: the rounds whose points and rebates it booked, the oldest first",
    ),
    amount: described(signedAmountSchema, "Wei into the box; negative if paid or withdrawn"),
    usd: described(
      signedAmountSchema,
      "`amount` in USD with 18 decimals at the price of its round, otherwise at the price in force, rounded toward zero",
    ),
    units: z.nullable(countSchema),
    other: described(z.nullable(usernameSchema), "The member whose entry paid the commission"),
    detail: described(
      z.nullable(z.string()),
      "The new name or wallet; for a credit, the wei earned by points (the rest is rebates); for a rank, its month",
    ),
    gas: described(
      z.nullable(amountSchema),
      "Wei that the transaction's gas cost the member, on its last line; null on others, and if another account paid it",
    ),
    transactionHash: transactionHashSchema,
    block: amountSchema,
  }),
  { id: "HistoryLine" },
);
export type HistoryLine = z.infer<typeof historyLineSchema>;

/** GET /members/:username/history: everything that happened to a member, newest first. */
export const historyPageSchema = described(pageSchema(historyLineSchema), { id: "HistoryPage" });
export type HistoryPage = z.infer<typeof historyPageSchema>;
