import * as z from "zod/mini";
import { described } from "../described.ts";
import { candleIntervalSchema, marketIdSchema } from "./markets.ts";
import { pageSchema } from "./paging.ts";
import { countSchema } from "./primitives.ts";
import { vaultSkippedSchema, vaultTradeSchema } from "./vault-log.ts";

/** The most paper bots of a member, stopped ones included. */
export const MAXIMUM_BOTS = 20;

/** The kinds of `packages/strategies`, which also has a schema for the parameters of each. */
export const botKinds = [
  "dca",
  "grid",
  "stop-loss",
  "take-profit",
  "rebalance",
  "average-cross",
  "exponential-cross",
  "rsi-reversal",
  "bollinger",
  "trailing-stop",
] as const;
export const botKindSchema = described(z.enum(botKinds, { error: `One of ${botKinds.join(", ")}` }), {
  id: "BotKind",
});
export type BotKind = z.infer<typeof botKindSchema>;

export const botIdSchema = described(z.uuid(), {
  id: "BotId",
  example: "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e43",
});
const tokensSchema = z.number().check(z.nonnegative(), z.lte(1e15));
const partSchema = z.number().check(z.nonnegative(), z.lt(1));
const limitSchema = z.nullable(z.number().check(z.positive(), z.lt(1)));

/** Tokens. Floats, because a paper bot is a simulation. */
const botStartSchema = z.strictObject({ base: tokensSchema, quote: tokensSchema });
/** See docs/strategies.md. */
const botCostsSchema = z.strictObject({
  fee: partSchema,
  spread: partSchema,
  impact: z.number().check(z.nonnegative(), z.lte(1_000)),
  volumeShare: limitSchema,
  gas: tokensSchema,
});
const botLimitsSchema = z.strictObject({
  maximumDrawdown: described(
    limitSchema,
    "Drawdown from the peak, as a fraction, that stops the bot permanently",
  ),
  dailyLoss: described(limitSchema, "Part of the value at midnight UTC; the bot waits for the next day"),
  cooldown: described(
    z.number().check(z.nonnegative(), z.lte(31_622_400)),
    "Seconds without decisions after a fill",
  ),
  sellsWhenStopped: described(z.boolean(), "Whether the base token is sold when the bot stops permanently"),
});

/** POST /bots. */
export const botRequestSchema = described(
  z.strictObject({
    kind: botKindSchema,
    market: marketIdSchema,
    interval: candleIntervalSchema,
    parameters: described(
      z.record(z.string(), z.unknown()),
      "By the kind's schema in docs/strategies.md, such as side, amount, interval and times of a dca",
    ),
    start: described(z.optional(botStartSchema), "Tokens at the start; 1,000 of the quote token by default"),
    costs: described(z.optional(botCostsSchema), "Costs of trades; those of a typical pool by default"),
    limits: described(z.optional(botLimitsSchema), "No limits by default"),
  }),
  { id: "BotRequest" },
);
export type BotRequest = z.infer<typeof botRequestSchema>;

/** What the same start would be worth, with the same costs. */
const botComparisonSchema = z.object({ value: z.number(), return: z.number() });

/** In the quote token, at the close of the last candle. Returns and drawdowns are fractions. */
const botFiguresSchema = described(
  z.object({
    base: z.number(),
    quote: z.number(),
    price: described(z.number(), "The last close"),
    startValue: z.number(),
    value: z.number(),
    return: z.number(),
    hold: described(botComparisonSchema, "Bought with everything at the first chance"),
    dca: described(botComparisonSchema, "Bought with a tenth of the quote token a week"),
    drawdown: described(z.number(), "Loss since the highest value"),
    maximumDrawdown: z.number(),
    trades: countSchema,
    skips: countSchema,
    costs: z.object({ fee: z.number(), spread: z.number(), slippage: z.number(), gas: z.number() }),
  }),
  { id: "BotFigures" },
);
export type BotFigures = z.infer<typeof botFiguresSchema>;

/** Why a bot stopped permanently. */
const botStopSchema = described(z.enum(["member", "maximum drawdown", "error"]), {
  id: "BotStop",
  description: "error: this version of the server can't continue the bot",
});
export type BotStop = z.infer<typeof botStopSchema>;

/** A paper bot. */
export const botSchema = described(
  z.object({
    id: botIdSchema,
    kind: botKindSchema,
    canGoLive: described(z.boolean(), "Whether a rule of the vault can do the same"),
    market: marketIdSchema,
    interval: candleIntervalSchema,
    parameters: z.record(z.string(), z.unknown()),
    start: botStartSchema,
    costs: botCostsSchema,
    limits: botLimitsSchema,
    createdAt: z.iso.datetime(),
    startedAt: described(
      z.iso.datetime(),
      "When the first candle began. A backtest from there has the same result",
    ),
    lastCandle: described(z.nullable(z.iso.datetime()), "When the last candle began; null before the first"),
    candles: countSchema,
    figures: described(z.nullable(botFiguresSchema), "null before the first candle closed"),
    status: described(
      z.enum(["running", "stopping", "stopped"]),
      "stopping: it is still selling, because `sellsWhenStopped` is set",
    ),
    stopped: z.nullable(z.object({ at: z.iso.datetime(), because: botStopSchema })),
    liveAt: described(
      z.nullable(z.iso.datetime()),
      "When it may go live; null if its kind can't, or if it stopped earlier",
    ),
  }),
  { id: "Bot" },
);
export type Bot = z.infer<typeof botSchema>;

/** GET /bots: the paper bots of the signed-in member, the newest first. */
export const botListSchema = described(
  z.object({
    bots: z.array(botSchema),
    maximum: described(countSchema, "Maximum number of bots per member"),
    paperDays: described(z.number(), "Days on paper before a bot may go live"),
  }),
  { id: "BotList" },
);
export type BotList = z.infer<typeof botListSchema>;

/** What a line of the log is about. */
export const botOutcomes = ["started", "decided", "filled", "skipped", "gap", "stopped"] as const;
export const botOutcomeSchema = described(
  z.enum(botOutcomes, { error: `One of ${botOutcomes.join(", ")}` }),
  {
    id: "BotOutcome",
    description:
      "decided: at the close of a candle. filled, skipped: the decision before, at the next open. gap: there are no candles until `until`",
  },
);
export type BotOutcome = z.infer<typeof botOutcomeSchema>;

/** Why a bot decided. */
export const botReasonSchema = described(
  z.enum([
    "interval",
    "at or below the trigger",
    "at or above the trigger",
    "share above the band",
    "share below the band",
    "signal to enter",
    "signal to leave",
    "stopped by a limit",
  ]),
  { id: "BotReason" },
);
export type BotReason = z.infer<typeof botReasonSchema>;

/** Why a decision was not executed. */
export const botSkipSchema = described(
  z.enum([
    "no balance",
    "no volume",
    "less than its gas",
    "cooldown",
    "daily loss",
    "maximum drawdown",
    "kill switch",
  ]),
  { id: "BotSkip" },
);
export type BotSkip = z.infer<typeof botSkipSchema>;

export const botLogLineSchema = described(
  z.object({
    mode: z.literal("paper"),
    bot: botIdSchema,
    line: described(countSchema, "Number of the line in the bot's log, from 0"),
    kind: botKindSchema,
    market: marketIdSchema,
    at: described(z.iso.datetime(), "Time on the chain"),
    outcome: botOutcomeSchema,
    side: z.nullable(z.enum(["buy", "sell"])),
    amount: described(
      z.nullable(z.union([z.number(), z.literal("all")])),
      "Decided: of the quote token of a buy, of the base token of a sell",
    ),
    rule: described(z.nullable(z.int()), "The level of a grid, from 0; else 0"),
    reason: z.nullable(botReasonSchema),
    because: described(z.nullable(botSkipSchema), "Why it was skipped"),
    stop: described(z.nullable(botStopSchema), "Why the bot stopped"),
    base: described(z.nullable(z.number()), "Change of the balance, all costs included"),
    quote: z.nullable(z.number()),
    reference: described(z.nullable(z.number()), "Price before costs: the open, or the close of a decision"),
    price: described(z.nullable(z.number()), "Price after spread and slippage, before fee and gas"),
    costs: z.nullable(botFiguresSchema.shape.costs),
    isPartial: described(z.nullable(z.boolean()), "Filled less than decided, by the candle's volume"),
    until: described(z.nullable(z.iso.datetime()), "The end of a gap"),
  }),
  { id: "BotLogLine" },
);
export type BotLogLine = z.infer<typeof botLogLineSchema>;

/** How a bot trades: without money, or by a rule of the member's vault. */
export const botModes = ["paper", "live"] as const;
export const botModeSchema = described(z.enum(botModes, { error: `One of ${botModes.join(", ")}` }), {
  id: "BotMode",
});
export type BotMode = z.infer<typeof botModeSchema>;

/** The most characters that the log is searched for. */
export const MAXIMUM_LOG_SEARCH = 100;

/** GET /bots/log: paper bots and the vault in one list, the newest line first. */
export const botLogPageSchema = described(
  pageSchema(z.union([botLogLineSchema, vaultTradeSchema, vaultSkippedSchema])),
  { id: "BotLogPage" },
);
export type BotLogPage = z.infer<typeof botLogPageSchema>;
export type AnyBotLogLine = BotLogPage["items"][number];
