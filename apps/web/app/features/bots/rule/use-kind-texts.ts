import { botTexts } from "@canopy/shared/bot-texts";
import type { Kind } from "@canopy/strategies/kinds/kinds";
import { useLingui } from "@lingui/react/macro";
import { useBotText } from "./use-bot-text.ts";

interface KindText {
  readonly name: string;
  readonly does: string;
  readonly loses: string;
}

/** Each kind in plain words: what it does, and when it loses. */
export function useKindTexts(): Record<Kind, KindText> {
  const { t } = useLingui();
  const text = useBotText();
  return {
    dca: {
      name: text(botTexts.kind.dca),
      does: t`Trades the same amount at fixed intervals, whatever the price is.`,
      loses: t`When the price falls over the whole time. While it rises, it makes less than buying everything at once.`,
    },
    grid: {
      name: text(botTexts.kind.grid),
      does: t`Divides a range of prices into steps. Each step sells at its upper price and buys back at its lower one.`,
      loses: t`When the price leaves the range: below it you hold what fell, above it you sold too early. Every step pays fees.`,
    },
    "stop-loss": {
      name: text(botTexts.kind["stop-loss"]),
      does: t`Sells once, when the price is at or below a limit.`,
      loses: t`When the price falls to the limit and then recovers: you sold at the bottom. In a crash, it sells far below the limit.`,
    },
    "take-profit": {
      name: text(botTexts.kind["take-profit"]),
      does: t`Sells once, when the price is at or above a target.`,
      loses: t`When the price falls and never reaches the target. If it keeps rising, you miss the rest.`,
    },
    rebalance: {
      name: text(botTexts.kind.rebalance),
      does: t`Sells what has grown and buys what has fallen, as soon as the share is too far from its target.`,
      loses: t`When the price falls for long: it keeps buying. In a long rise it sells too early.`,
    },
    "average-cross": {
      name: text(botTexts.kind["average-cross"]),
      does: t`Holds the token while the average of recent prices is above the average of older ones.`,
      loses: t`When the price goes sideways: it buys after each rise and sells after each fall, and pays fees each time.`,
    },
    "exponential-cross": {
      name: text(botTexts.kind["exponential-cross"]),
      does: t`The same with averages that weigh the latest prices most, so that it reacts sooner.`,
      loses: t`When the price goes sideways, and more often than the slower version: sooner also means more false signals.`,
    },
    "rsi-reversal": {
      name: text(botTexts.kind["rsi-reversal"]),
      does: t`Buys when a falling price turns, and sells when a rising one turns, measured by the relative strength index.`,
      loses: t`When a fall continues after its first pause: it buys early and holds all the way down.`,
    },
    bollinger: {
      name: text(botTexts.kind.bollinger),
      does: t`Buys when the price is unusually far below its average, and sells when it is back at the average.`,
      loses: t`When the price falls for a reason and does not come back. Many small gains, a few large losses.`,
    },
    "trailing-stop": {
      name: text(botTexts.kind["trailing-stop"]),
      does: t`Sells once, when the price is a set distance below its highest point.`,
      loses: t`When the price often falls a little and then keeps rising: you are out early, and the rule does not buy back.`,
    },
  };
}
