import type { BotLogLine, BotOutcome } from "@canopy/shared/api/bots";
import { useLingui } from "@lingui/react/macro";
import { useReasonTexts, useSkipTexts } from "../backtest/use-decision-texts.ts";
import { useStopTexts } from "../paper/use-stop-texts.ts";
import { useKindTexts } from "../rule/use-kind-texts.ts";

export function useOutcomeTexts(): Record<BotOutcome, string> {
  const { t } = useLingui();
  return {
    started: t`Started`,
    decided: t`Decided`,
    filled: t`Traded`,
    skipped: t`Skipped`,
    gap: t`No candles`,
    stopped: t`Stopped`,
  };
}

interface LineTexts {
  readonly outcome: string;
  readonly side: string;
  readonly kind: string;
  /** Why it happened, or did not. */
  readonly reason: string;
}

/** The words of a line of the log. */
export function useLineTexts(): (line: BotLogLine) => LineTexts {
  const { t } = useLingui();
  const outcomes = useOutcomeTexts();
  const reasons = useReasonTexts();
  const skips = useSkipTexts();
  const stops = useStopTexts();
  const kinds = useKindTexts();
  return ({ outcome, side, kind, reason, because, stop, isPartial }) => {
    const parts = [
      because === null ? (reason === null ? "" : reasons[reason]) : skips[because],
      stop === null ? "" : stops[stop],
      isPartial === true ? t`cut by the candle's volume` : "",
    ];
    return {
      outcome: outcomes[outcome],
      side: side === null ? "" : side === "buy" ? t`Buy` : t`Sell`,
      kind: kinds[kind].name,
      reason: parts.filter(Boolean).join(", "),
    };
  };
}
