import * as z from "zod/mini";
import { described } from "../described.ts";
import { addressSchema, countSchema } from "./primitives.ts";

/** A pair, base-quote. */
export const marketIdSchema = described(
  z.string().check(z.regex(/^[A-Z0-9.]{1,12}-[A-Z0-9.]{1,12}$/, "A market, as in POL-USDC")),
  { id: "MarketId", example: "POL-USDC" },
);

/** Seconds that a candle can last. The shortest are stored, the others made of them. */
export const candleIntervals = [900, 3_600, 14_400, 86_400] as const;
export type CandleInterval = (typeof candleIntervals)[number];
export const candleIntervalSchema = described(
  z.literal(candleIntervals, { error: `One of ${candleIntervals.join(", ")}` }),
  "Seconds that a candle lasts",
);

/** The most candles of a response. */
export const MAXIMUM_CANDLES = 20_000;

/** Where candles come from. */
const marketSourceSchema = described(z.enum(["chainlink", "pools", "exchange", "synthetic"]), {
  id: "MarketSource",
  description:
    "chainlink: rounds of price feeds, without volume. pools: swaps on the chain. exchange: an exchange's candles. synthetic: invented for a local chain, then swaps",
});
export type MarketSource = z.infer<typeof marketSourceSchema>;

const secondsSchema = described(z.int().check(z.nonnegative()), {
  id: "Seconds",
  description: "Seconds since 1970",
  example: 1_735_689_600,
});

const marketTokenSchema = described(
  z.object({
    symbol: z.string(),
    address: described(addressSchema, "POL has the address of WPOL"),
    decimals: countSchema,
  }),
  { id: "MarketToken" },
);

const marketSchema = described(
  z.object({
    id: marketIdSchema,
    base: marketTokenSchema,
    quote: marketTokenSchema,
    source: marketSourceSchema,
    sourceName: described(z.string(), {
      description: "The feeds, the pool or the exchange",
      example: "Chainlink POL/USD and USDC/USD",
    }),
    first: described(z.nullable(secondsSchema), "When the first candle begins; null without candles"),
    last: described(z.nullable(secondsSchema), "When the last candle begins"),
  }),
  { id: "Market" },
);
export type Market = z.infer<typeof marketSchema>;

/** GET /markets */
export const marketListSchema = described(z.object({ markets: z.array(marketSchema) }), { id: "MarketList" });
export type MarketList = z.infer<typeof marketListSchema>;

const pricesSchema = described(z.array(z.number()), "Quote tokens for one base token");

/** GET /markets/:id/candles: closed candles as columns, the oldest first. */
export const candlePageSchema = described(
  z.object({
    interval: candleIntervalSchema,
    time: described(z.array(z.int()), "When each candle begins, in seconds since 1970"),
    open: pricesSchema,
    high: pricesSchema,
    low: pricesSchema,
    close: pricesSchema,
    volume: described(z.array(z.number()), "Base tokens. 0 in a market of price feeds, which know no volume"),
    gaps: described(
      z.array(z.tuple([z.int(), z.int()])),
      "Times without candles, from and to: no price is known, and none is invented",
    ),
  }),
  { id: "CandlePage" },
);
export type CandlePage = z.infer<typeof candlePageSchema>;
