import * as z from "zod/mini";
import { dca } from "../kinds/dca.ts";
import { grid, gridLevels, startsFlipped } from "../kinds/grid.ts";
import { type Kind, strategies } from "../kinds/kinds.ts";
import { rebalance } from "../kinds/rebalance.ts";
import { stopLoss, takeProfit } from "../kinds/trigger.ts";
import { toUnits } from "./units.ts";

/** What a rule of the vault says about a strategy. Venue, slippage, fee and expiry are the member's, and the same for all kinds. */
export interface VaultRule {
  readonly kind: "dca" | "stop" | "take profit" | "grid level" | "rebalance";
  /** The token A of the rule. */
  readonly sells: "base" | "quote";
  /** In smallest units of A. */
  readonly amount: bigint;
  /** A price of A in the other token with 18 decimals; of a rebalance, the share of A in basis points. */
  readonly trigger: bigint;
  /** A grid level buys back at this price; of a rebalance, the band in basis points. */
  readonly second: bigint;
  /** Seconds. */
  readonly interval: number;
  /** Executions; 0: no end. */
  readonly left: number;
  /** A grid level that waits to buy back. */
  readonly flipped: boolean;
}

/** The most that the vault's 128 bits hold: it never sells more than the balance. */
export const WHOLE_BALANCE = 2n ** 128n - 1n;

const PRICE_DECIMALS = 18;
const SHORTEST_INTERVAL = 60;

export interface Pair {
  readonly baseDecimals: number;
  readonly quoteDecimals: number;
  /** The oracle's price of the base token in the quote token, now. */
  readonly price: number;
}

export function canGoLive(kind: Kind): boolean {
  return strategies[kind].canGoLive;
}

/** The rules that trade as the backtest did. Throws a RangeError for kinds that no rule can say. */
export function toVaultRules(kind: Kind, parameters: unknown, pair: Pair): VaultRule[] {
  switch (kind) {
    case "dca": {
      const { side, amount, interval, times } = z.parse(dca.parameters, parameters);
      const sold = toUnits(amount, side === "buy" ? pair.quoteDecimals : pair.baseDecimals);
      const sells = side === "buy" ? "quote" : "base";
      return [rule({ kind: "dca", sells, amount: sold, interval, left: times ?? 0 })];
    }
    case "stop-loss":
      return [toTriggerRule("stop", z.parse(stopLoss.parameters, parameters), pair)];
    case "take-profit":
      return [toTriggerRule("take profit", z.parse(takeProfit.parameters, parameters), pair)];
    case "grid": {
      const values = z.parse(grid.parameters, parameters);
      const amount = toUnits(values.amount, pair.baseDecimals);
      return gridLevels(values).map((level) =>
        rule({
          kind: "grid level",
          sells: "base",
          amount,
          trigger: toUnits(level.high, PRICE_DECIMALS),
          second: toUnits(level.low, PRICE_DECIMALS),
          flipped: startsFlipped(level, pair.price),
        }),
      );
    }
    case "rebalance": {
      const { target, band, mostBase, mostQuote } = z.parse(rebalance.parameters, parameters);
      const second = toBasisPoints(band);
      const share = toBasisPoints(target);
      return [
        rule({
          kind: "rebalance",
          sells: "base",
          amount: toUnits(mostBase, pair.baseDecimals),
          trigger: share,
          second,
        }),
        rule({
          kind: "rebalance",
          sells: "quote",
          amount: toUnits(mostQuote, pair.quoteDecimals),
          trigger: 10_000n - share,
          second,
        }),
      ];
    }
    default:
      throw new RangeError(`No rule of the vault can say "${kind}": it is for backtests and paper bots.`);
  }
}

function toTriggerRule(
  kind: "stop" | "take profit",
  { trigger, amount }: z.infer<typeof stopLoss.parameters>,
  { baseDecimals }: Pair,
): VaultRule {
  return rule({
    kind,
    sells: "base",
    amount: amount === "all" ? WHOLE_BALANCE : toUnits(amount, baseDecimals),
    trigger: toUnits(trigger, PRICE_DECIMALS),
    left: 1,
  });
}

/** Throws a RangeError for what the vault's numbers of 128 bits can't hold, or where less than the smallest unit is left. */
function rule(parts: Pick<VaultRule, "kind" | "sells" | "amount"> & Partial<VaultRule>): VaultRule {
  const { amount, trigger = 1n, second = 1n } = parts;
  if ([amount, trigger, second].some((value) => value <= 0n || value > WHOLE_BALANCE)) {
    throw new RangeError("An amount or a price is too small or too large for the vault.");
  }
  return { trigger: 0n, second: 0n, interval: SHORTEST_INTERVAL, left: 0, flipped: false, ...parts };
}

function toBasisPoints(part: number): bigint {
  return BigInt(Math.round(part * 10_000));
}
