import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Badge } from "../../../ui/primitives/Badge.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { formatReturn, formatTokens } from "../format/format.ts";
import type { Outcome } from "./outcome.ts";

interface HeadlineProps {
  /** Null before the first backtest. */
  readonly outcome: Outcome | null;
  readonly quote: string;
  readonly isSynthetic: boolean;
}

/** The height in the longer of the two languages, so that the chart does not move when the first result comes. */
const RESERVED = "min-h-[18.75rem] sm:min-h-[13.5rem]";

/** What the rule made of the start, next to what doing less made of it. */
export function Headline({ outcome, quote, isSynthetic }: HeadlineProps) {
  const locale = useLocale();
  if (outcome === null) return <Skeleton className={classes("w-full", RESERVED)} />;
  const { rule, hold, dca } = outcome.rivals;
  const { startValue, endValue, days, costs } = outcome.statistics;
  const money = (value: number) => <bdi>{`${formatTokens(value, locale)} ${quote}`}</bdi>;
  const count = formatCount(Math.round(days), locale);
  return (
    <div className={classes("space-y-3", RESERVED)}>
      <div className="flex flex-wrap items-center gap-2">
        <Badge>
          <Trans>Hypothetical: past prices</Trans>
        </Badge>
        {isSynthetic && (
          <Badge tone="amber">
            <Trans>Invented prices</Trans>
          </Badge>
        )}
      </div>
      <dl className="flex flex-wrap items-end gap-x-10 gap-y-3">
        <Figure label={<Trans>The rule, after costs</Trans>} value={rule.return} isLarge />
        <Figure label={<Trans>Hold</Trans>} value={hold.return} />
        <Figure label={<Trans>DCA</Trans>} value={dca.return} />
      </dl>
      <p className="max-w-[66ch]">
        <Trans>
          In {count} days, {money(startValue)} became {money(endValue)}. Costs of {money(costs.total)} are
          already taken off.
        </Trans>{" "}
        {rule.return < hold.return ? (
          <Trans>Buying everything on the first day and doing nothing would have made more.</Trans>
        ) : (
          <Trans>Doing better than holding once says little: see below how many settings did not.</Trans>
        )}
      </p>
    </div>
  );
}

interface FigureProps {
  readonly label: ReactNode;
  readonly value: number;
  readonly isLarge?: boolean;
}

function Figure({ label, value, isLarge = false }: FigureProps) {
  const locale = useLocale();
  return (
    <div>
      <dt className="text-quiet text-sm">{label}</dt>
      <dd
        className={classes(
          "font-display tabular-nums leading-tight",
          isLarge ? "text-title" : "text-subheading",
          Math.round(value * 1_000) < 0 && "text-clay",
        )}
      >
        <bdi>{formatReturn(value, locale)}</bdi>
      </dd>
    </div>
  );
}
