import * as z from "zod/mini";

export const sideSchema = z.enum(["buy", "sell"]);
/** "buy" sells the quote token for the base token, "sell" the base token for the quote token. */
export type Side = z.infer<typeof sideSchema>;

const reasonSchema = z.enum([
  "interval",
  "at or below the trigger",
  "at or above the trigger",
  "share above the band",
  "share below the band",
  "signal to enter",
  "signal to leave",
  "stopped by a limit",
]);
/** Why a strategy decided. The site has a sentence for each. */
export type Reason = z.infer<typeof reasonSchema>;

export const decisionSchema = z.object({
  side: sideSchema,
  /** What is sold: the quote token of a "buy", the base token of a "sell". Never more than the balance, as the vault does it. */
  amount: z.union([z.number(), z.literal("all")]),
  /** Which rule of the strategy decided: the level of a grid, else 0. */
  rule: z.int(),
  reason: reasonSchema,
});
export type Decision = Readonly<z.infer<typeof decisionSchema>>;

/** What was paid for a trade, in the quote token. */
export const costsPaidSchema = z.object({
  fee: z.number(),
  spread: z.number(),
  slippage: z.number(),
  gas: z.number(),
});
export type CostsPaid = z.infer<typeof costsPaidSchema>;

export const fillSchema = z.object({
  type: z.literal("fill"),
  decision: decisionSchema,
  /** Milliseconds since 1970. */
  time: z.number(),
  /** Changes of the balances, all costs included. */
  base: z.number(),
  quote: z.number(),
  /** The price before costs: the open of the candle, or the oracle's. */
  reference: z.number(),
  /** The price after spread and slippage, before fee and gas. */
  price: z.number(),
  costs: costsPaidSchema,
  /** Less than decided, because of the volume of the candle. */
  isPartial: z.boolean(),
});
export type Fill = Readonly<z.infer<typeof fillSchema>>;

const skipReasonSchema = z.enum([
  "no balance",
  "no volume",
  "less than its gas",
  "cooldown",
  "daily loss",
  "maximum drawdown",
  "kill switch",
]);
export type SkipReason = z.infer<typeof skipReasonSchema>;

const skipSchema = z.object({
  type: z.literal("skip"),
  decision: decisionSchema,
  time: z.number(),
  because: skipReasonSchema,
});
export type Skip = Readonly<z.infer<typeof skipSchema>>;

export const executionSchema = z.discriminatedUnion("type", [fillSchema, skipSchema]);
/** What became of a decision. */
export type Execution = Fill | Skip;

/** Shared by all ticks without one: most of them. */
export const noDecisions: readonly Decision[] = [];
export const noExecutions: readonly Execution[] = [];
