import { z } from "zod";
import { OperatorError } from "../../../lib/operator-error.ts";

/** What is used of an exchange. */
export interface CcxtClient {
  /** Its markets, as in ETH/USDC. */
  listSymbols(): Promise<readonly string[]>;
  /** Candles of a quarter of an hour from a time on in milliseconds: when each begins, open, high, low, close, volume. */
  fetchCandles(symbol: string, since: number, limit: number): Promise<readonly CcxtCandle[]>;
}

const part = z.number().nullish();
const candleSchema = z.tuple([z.number(), part, part, part, part, part]);
export type CcxtCandle = z.infer<typeof candleSchema>;

type Fetch = (...parameters: unknown[]) => unknown;
const isFunction = (value: unknown): value is Fetch => typeof value === "function";
const functionSchema = z.custom<Fetch>(isFunction);

const moduleSchema = z.record(z.string(), z.unknown());
const clientSchema = z.object({ loadMarkets: functionSchema, fetchOHLCV: functionSchema });

/**
 * Opens an exchange through `ccxt`, which the operator installs: it is larger than everything else that the server needs together.
 *
 * @param name as `ccxt` calls it, for example kraken
 * @throws OperatorError without `ccxt`, or when it does not know the exchange
 */
export async function openCcxt(name: string, load: () => Promise<unknown> = loadCcxt): Promise<CcxtClient> {
  const exchanges = moduleSchema.parse(await load());
  const Exchange = Object.hasOwn(exchanges, name) ? exchanges[name] : undefined;
  if (!isFunction(Exchange)) {
    throw new OperatorError(
      `ccxt has no exchange ${name}. Set MARKET_EXCHANGE to one of https://docs.ccxt.com.`,
    );
  }
  const instance: unknown = Reflect.construct(Exchange, [{ enableRateLimit: true }]);
  const { loadMarkets, fetchOHLCV } = clientSchema.parse(instance);
  return {
    async listSymbols() {
      return Object.keys(moduleSchema.parse(await Reflect.apply(loadMarkets, instance, [])));
    },
    async fetchCandles(symbol, since, limit) {
      const rows = await Reflect.apply(fetchOHLCV, instance, [symbol, "15m", since, limit]);
      return z.array(candleSchema).parse(rows);
    },
  };
}

/** Only when an exchange is configured. */
async function loadCcxt(): Promise<unknown> {
  const name: string = "ccxt";
  try {
    const module: { default?: unknown } = await import(name);
    return module.default ?? module;
  } catch (cause) {
    throw new OperatorError("MARKET_EXCHANGE needs the package ccxt. Run npm install ccxt, or unset it.", {
      cause,
    });
  }
}
