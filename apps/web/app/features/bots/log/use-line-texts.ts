import type { BotLogEntry, BotLogLine, BotMode, BotOutcome } from "@canopy/shared/api/bots";
import type { VaultSkipped, VaultTrade } from "@canopy/shared/api/vault-log";
import { useLingui } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useReasonTexts, useSkipTexts } from "../backtest/use-decision-texts.ts";
import { useStopTexts } from "../paper/use-stop-texts.ts";
import { useKindTexts } from "../rule/use-kind-texts.ts";
import { useTokenSymbol } from "./use-token.ts";
import { useVaultSkipText } from "./use-vault-skip-text.ts";

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

function useModeTexts(): Record<BotMode, string> {
  const { t } = useLingui();
  return { live: t`Live`, paper: t`On paper` };
}

interface LineTexts {
  readonly mode: string;
  readonly outcome: string;
  readonly side: string;
  /** The kind of a paper bot, or a rule's number. */
  readonly name: string;
  /** Of a paper bot. */
  readonly market: string;
  /** Why it happened, or did not. */
  readonly reason: string;
  /** Not shown as it is, but found. */
  readonly hidden: string;
}

/** The words of a line of the log. */
export function useLineTexts(): (line: BotLogEntry) => LineTexts {
  const outcomes = useOutcomeTexts();
  const modes = useModeTexts();
  const paperTexts = usePaperTexts();
  const liveTexts = useLiveTexts();
  return (line) => ({
    mode: modes[line.mode],
    outcome: outcomes[line.outcome],
    ...(line.mode === "paper" ? paperTexts(line) : liveTexts(line)),
  });
}

type OwnTexts = Omit<LineTexts, "mode" | "outcome">;

function usePaperTexts(): (line: BotLogLine) => OwnTexts {
  const { t } = useLingui();
  const reasons = useReasonTexts();
  const skips = useSkipTexts();
  const stops = useStopTexts();
  const kinds = useKindTexts();
  return ({ side, kind, market, reason, because, stop, isPartial }) => {
    const parts = [
      because === null ? (reason === null ? "" : reasons[reason]) : skips[because],
      stop === null ? "" : stops[stop],
      isPartial === true ? t`cut by the candle's volume` : "",
    ];
    return {
      side: side === null ? "" : side === "buy" ? t`Buy` : t`Sell`,
      name: kinds[kind].name,
      market,
      reason: parts.filter(Boolean).join(", "),
      hidden: "",
    };
  };
}

function useLiveTexts(): (line: VaultTrade | VaultSkipped) => OwnTexts {
  const { t } = useLingui();
  const locale = useLocale();
  const symbolOf = useTokenSymbol();
  const skipText = useVaultSkipText();
  return (line) => {
    const number = formatCount(line.rule, locale);
    const name = t`Rule ${number}`;
    const { transaction } = line;
    if (line.outcome === "skipped") {
      return { side: "", name, market: "", reason: skipText(line), hidden: transaction ?? "" };
    }
    const tokens = `${symbolOf(line.tokenIn)} ${symbolOf(line.tokenOut)}`;
    return { side: "", name, market: "", reason: "", hidden: `${tokens} ${line.keeper} ${transaction}` };
  };
}
