import * as z from "zod/mini";

/** A part of 1. */
const part = z.number().check(z.nonnegative(), z.lt(1));

/** What trades cost. The same for a backtest, a paper bot, and what both are compared with. */
export const costsSchema = z.strictObject({
  /** Of what is sold: the fee of the pool. */
  fee: part,
  /** Between buying and selling, of the price. Each trade pays half. */
  spread: part,
  /** How far a trade as large as the candle's volume moves the price, as a part of it; a smaller one moves it in proportion. */
  impact: z.number().check(z.nonnegative()),
  /** The most that a trade takes of the candle's volume; null for candles without a volume: no cap, and no impact. */
  volumeShare: z.nullable(part.check(z.positive())),
  /** Of one trade, in the quote token: gas, or the keeper's fee. */
  gas: z.number().check(z.nonnegative()),
});
export type Costs = Readonly<z.infer<typeof costsSchema>>;

export const limitsSchema = z.strictObject({
  /** Loss since the highest value, after which the bot stops permanently; null: no limit. */
  maximumDrawdown: z.nullable(part.check(z.positive())),
  /** Loss since the day (UTC) began, after which the bot waits for the next day; null: no limit. */
  dailyLoss: z.nullable(part.check(z.positive())),
  /** Seconds without decisions after a fill. */
  cooldown: z.number().check(z.nonnegative()),
  /** Whether the base token is sold when the bot stops permanently. The vault keeps it. */
  sellsWhenStopped: z.boolean(),
});
export type Limits = Readonly<z.infer<typeof limitsSchema>>;

const amount = z.number().check(z.nonnegative());

export const settingsSchema = z.strictObject({
  /** Tokens at the start. */
  start: z
    .strictObject({ base: amount, quote: amount })
    .check(z.refine(({ base, quote }) => base + quote > 0, "Start with an amount of one of the tokens.")),
  costs: costsSchema,
  limits: limitsSchema,
});
export type Settings = Readonly<z.infer<typeof settingsSchema>>;

/** A pool with 0.3 % on Polygon, and the fee that the vault suggests for keepers, at 0.5 USD per POL. */
export const typicalCosts: Costs = { fee: 0.003, spread: 0.001, impact: 0.1, volumeShare: 0.02, gas: 0.01 };

export const noLimits: Limits = {
  maximumDrawdown: null,
  dailyLoss: null,
  cooldown: 0,
  sellsWhenStopped: false,
};
