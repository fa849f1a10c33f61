import type { Kind } from "@canopy/strategies/strategies/kinds";
import { useLingui } from "@lingui/react/macro";

interface KindText {
  readonly name: string;
  readonly does: string;
  readonly loses: string;
}

/** Each kind in plain words: what it does, and when it loses. */
export function useKindTexts(): Record<Kind, KindText> {
  const { t } = useLingui();
  return {
    dca: {
      name: t`Buy or sell a little, regularly (DCA)`,
      does: t`Trades the same amount at fixed intervals, whatever the price is.`,
      loses: t`When the price falls over the whole time. While it rises, it makes less than buying everything at once.`,
    },
    grid: {
      name: t`Buy low, sell high, within a range (grid)`,
      does: t`Divides a range of prices into steps. Each step sells at its upper price and buys back at its lower one.`,
      loses: t`When the price leaves the range: below it you hold what fell, above it you sold too early. Every step pays fees.`,
    },
    "stop-loss": {
      name: t`Sell when the price falls (stop)`,
      does: t`Sells once, when the price is at or below a limit.`,
      loses: t`When the price falls to the limit and then recovers: you sold at the bottom. In a crash, it sells far below the limit.`,
    },
    "take-profit": {
      name: t`Sell when the price rises (take profit)`,
      does: t`Sells once, when the price is at or above a target.`,
      loses: t`When the price falls and never reaches the target. If it keeps rising, you miss the rest.`,
    },
    rebalance: {
      name: t`Keep a fixed share (rebalance)`,
      does: t`Sells what has grown and buys what has fallen, as soon as the share is too far from its target.`,
      loses: t`When the price falls for long: it keeps buying. In a long rise it sells too early.`,
    },
    "average-cross": {
      name: t`Follow the trend (moving averages)`,
      does: t`Holds the token while the average of recent prices is above the average of older ones.`,
      loses: t`When the price goes sideways: it buys after each rise and sells after each fall, and pays fees each time.`,
    },
    "exponential-cross": {
      name: t`Follow the trend faster (exponential averages)`,
      does: t`The same with averages that weigh the latest prices most, so that it reacts sooner.`,
      loses: t`When the price goes sideways, and more often than the slower version: sooner also means more false signals.`,
    },
    "rsi-reversal": {
      name: t`Buy after a fall, sell after a rise (RSI)`,
      does: t`Buys when a falling price turns, and sells when a rising one turns, measured by the relative strength index.`,
      loses: t`When a fall continues after its first pause: it buys early and holds all the way down.`,
    },
    bollinger: {
      name: t`Buy unusually low prices (Bollinger bands)`,
      does: t`Buys when the price is unusually far below its average, and sells when it is back at the average.`,
      loses: t`When the price falls for a reason and does not come back. Many small gains, a few large losses.`,
    },
    "trailing-stop": {
      name: t`Sell after a fall from the top (trailing stop)`,
      does: t`Sells once, when the price is a set distance below its highest point.`,
      loses: t`When the price often falls a little and then keeps rising: you are out early, and the rule does not buy back.`,
    },
  };
}
