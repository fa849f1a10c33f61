import type { Bot, BotFigures } from "@canopy/shared/api/bots";
import { botTexts } from "@canopy/shared/bot-texts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatCount, formatMoment } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Badge } from "../../../ui/primitives/Badge.tsx";
import { Button, ButtonLink } from "../../../ui/primitives/Button.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { formatPart, formatReturn, formatTokens } from "../format/format.ts";
import { InventedBadge } from "../market/InventedBadge.tsx";
import { useBotText } from "../rule/use-bot-text.ts";
import { useDurationText, useSettingText } from "../rule/use-field-texts.ts";
import { useKindTexts } from "../rule/use-kind-texts.ts";
import type { Ending } from "./EndDialog.tsx";
import { toReadiness } from "./readiness.ts";

interface BotCardProps {
  readonly bot: Bot;
  end(what: Ending): void;
}

/** A paper bot: what it made next to doing less, and how to end it. */
export function BotCard({ bot, end }: BotCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const kinds = useKindTexts();
  const duration = useDurationText();
  const setting = useSettingText();
  const { kind, market, interval, status, figures } = bot;
  const [base = "", quote = ""] = market.split("-");
  const started = formatMoment(new Date(bot.startedAt), locale);
  const candle = duration(interval);
  const name = kinds[kind].name;
  return (
    <li className="grid gap-x-10 gap-y-3 py-5 first:pt-0 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="space-y-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-[600]">{name}</h3>
          <Badge tone={status === "running" ? "leaf" : "quiet"}>
            {status === "running" && <Trans>On paper</Trans>}
            {status === "stopping" && <Trans>Selling, then stopped</Trans>}
            {status === "stopped" && <Trans>Stopped</Trans>}
          </Badge>
          <InventedBadge market={market} />
        </div>
        <p className="text-sm">
          {setting(kind, bot.parameters, { base, quote, interval: interval * 1_000 })}
        </p>
        <p className="text-quiet text-sm">
          <Trans>
            <bdi>{market}</bdi>, candles of {candle}, since {started}.
          </Trans>{" "}
          <StopReason bot={bot} />
          <LiveHint bot={bot} />
        </p>
        {figures === null ? (
          <p className="text-quiet">
            <Trans>No candle has closed since it started.</Trans>
          </p>
        ) : (
          <FigureLine figures={figures} quote={quote} />
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <Link
          to={`/dashboard/bot/log?bot=${bot.id}`}
          aria-label={t`Log of ${name}`}
          className="inline-flex min-h-9 items-center px-2 text-leaf text-sm underline underline-offset-4"
        >
          <Trans>Log</Trans>
        </Link>
        {toReadiness(bot).status === "ready" && (
          <ButtonLink to={`/dashboard/bot/vault?bot=${bot.id}`} size="small" label={t`Go live with ${name}`}>
            <Trans>Go live</Trans>
          </ButtonLink>
        )}
        {status === "running" && (
          <Button variant="secondary" size="small" aria-label={t`Stop ${name}`} onClick={() => end("stop")}>
            <Trans>Stop</Trans>
          </Button>
        )}
        <Button variant="danger" size="small" aria-label={t`Delete ${name}`} onClick={() => end("delete")}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  );
}

function StopReason({ bot: { stopped } }: { readonly bot: Bot }) {
  const locale = useLocale();
  const text = useBotText();
  if (stopped === null) return null;
  const at = formatMoment(new Date(stopped.at), locale);
  const reason = text(botTexts.stop[stopped.because]);
  return (
    <Trans>
      Stopped {at}: {reason}.
    </Trans>
  );
}

/** When the rule may trade live, or why it never does. */
function LiveHint({ bot }: { readonly bot: Bot }) {
  const locale = useLocale();
  const readiness = toReadiness(bot);
  if (readiness.status === "paper only") {
    return <Trans>This kind is for backtests and paper only: a rule on the chain can't express it.</Trans>;
  }
  if (readiness.status !== "not yet") return null;
  const when = formatMoment(readiness.at, locale);
  return <Trans>It can go live from {when}.</Trans>;
}

function FigureLine({ figures, quote }: { readonly figures: BotFigures; readonly quote: string }) {
  const locale = useLocale();
  const { value, hold, dca, drawdown, trades, costs } = figures;
  const paid = costs.fee + costs.spread + costs.slippage + costs.gas;
  const count = formatCount(trades, locale);
  return (
    <dl className="flex flex-wrap items-end gap-x-8 gap-y-2">
      <Figure label={<Trans>After costs</Trans>} isLarge isLoss={Math.round(figures.return * 1_000) < 0}>
        {formatReturn(figures.return, locale)}
      </Figure>
      <Figure label={<Trans>Hold</Trans>}>{formatReturn(hold.return, locale)}</Figure>
      <Figure label={<Trans>DCA</Trans>}>{formatReturn(dca.return, locale)}</Figure>
      <Figure label={<Trans>Value</Trans>}>{`${formatTokens(value, locale)} ${quote}`}</Figure>
      <Figure label={<Trans>Costs</Trans>}>{`${formatTokens(paid, locale)} ${quote}`}</Figure>
      <Figure label={<Trans>Below the top</Trans>}>{formatPart(drawdown, locale)}</Figure>
      <Figure label={<Trans>Trades</Trans>}>{count}</Figure>
    </dl>
  );
}

interface FigureProps {
  readonly label: ReactNode;
  readonly isLarge?: boolean;
  readonly isLoss?: boolean;
  readonly children: ReactNode;
}

function Figure({ label, isLarge = false, isLoss = false, children }: FigureProps) {
  return (
    <div>
      <dt className="text-quiet text-sm">{label}</dt>
      <dd
        className={classes(
          "tabular-nums",
          isLarge ? "font-display text-subheading" : "font-[550]",
          isLoss && "text-clay",
        )}
      >
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
