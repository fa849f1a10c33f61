import type { z } from "zod";
import { variable, wholeNumber } from "./variable.ts";

/** Where the candles of the markets come from that bots trade. */
export interface MarketsConfig {
  readonly source: "chainlink" | "pools" | "exchange" | "synthetic";
  /** The exchange, as `ccxt` calls it; null for the other sources. */
  readonly exchange: string | null;
  /** Days of history to read. */
  readonly historyDays: number;
}

const sources = ["chainlink", "pools"] as const;
const LOCAL_CHAIN_ID = 31_337;

export const marketsVariables = {
  MARKET_SOURCE: variable(`one of ${sources.join(", ")}`, (text) =>
    sources.find((source) => source === text),
  ).optional(),
  MARKET_EXCHANGE: variable("the name of an exchange in ccxt, such as kraken", (text) =>
    /^[a-z][a-z0-9]*$/.test(text) ? text : undefined,
  ).optional(),
  MARKET_HISTORY_DAYS: wholeNumber(1, 3_650).default(400),
};

type MarketsEnvironment = z.infer<z.ZodObject<typeof marketsVariables>>;

export function readMarketsConfig(env: MarketsEnvironment, chainId: number): MarketsConfig {
  const exchange = env.MARKET_EXCHANGE ?? null;
  // The prices of a local chain are invented. On any other chain nothing can be.
  const otherwise = chainId === LOCAL_CHAIN_ID ? "synthetic" : "chainlink";
  return {
    source: exchange === null ? (env.MARKET_SOURCE ?? otherwise) : "exchange",
    exchange,
    historyDays: env.MARKET_HISTORY_DAYS,
  };
}

/** Two sources of one market are ambiguous. */
export function refuseTwoSources(env: Partial<MarketsEnvironment>, context: z.RefinementCtx): void {
  if (env.MARKET_SOURCE === undefined || env.MARKET_EXCHANGE === undefined) return;
  context.addIssue({
    code: "custom",
    path: ["MARKET_SOURCE"],
    message: "and MARKET_EXCHANGE are both set. Remove one of them.",
  });
}
