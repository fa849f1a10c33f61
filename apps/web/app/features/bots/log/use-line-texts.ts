import type { AnyBotLogLine, BotLogLine } from "@canopy/shared/api/bots";
import type { VaultSkipped, VaultTrade } from "@canopy/shared/api/vault-log";
import { botTexts, partialText, ruleText } from "@canopy/shared/bot-texts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useBotText } from "../rule/use-bot-text.ts";
import { useVaultSkipText } from "./use-vault-skip-text.ts";

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
}

/** The words of a line of the log. */
export function useLineTexts(): (line: AnyBotLogLine) => LineTexts {
  const text = useBotText();
  const paperTexts = usePaperTexts();
  const liveTexts = useLiveTexts();
  return (line) => ({
    mode: text(botTexts.mode[line.mode]),
    outcome: text(botTexts.outcome[line.outcome]),
    ...(line.mode === "paper" ? paperTexts(line) : liveTexts(line)),
  });
}

type OwnTexts = Omit<LineTexts, "mode" | "outcome">;

function usePaperTexts(): (line: BotLogLine) => OwnTexts {
  const text = useBotText();
  return ({ side, kind, market, reason, because, stop, isPartial }) => {
    const parts = [
      because === null
        ? reason === null
          ? ""
          : text(botTexts.reason[reason])
        : text(botTexts.skip[because]),
      stop === null ? "" : text(botTexts.stop[stop]),
      isPartial === true ? text(partialText) : "",
    ];
    return {
      side: side === null ? "" : text(botTexts.side[side]),
      name: text(botTexts.kind[kind]),
      market,
      reason: parts.filter(Boolean).join(", "),
    };
  };
}

function useLiveTexts(): (line: VaultTrade | VaultSkipped) => OwnTexts {
  const locale = useLocale();
  const text = useBotText();
  const skipText = useVaultSkipText();
  return (line) => ({
    side: "",
    name: `${text(ruleText)} ${formatCount(line.rule, locale)}`,
    market: "",
    reason: line.outcome === "skipped" ? skipText(line) : "",
  });
}
