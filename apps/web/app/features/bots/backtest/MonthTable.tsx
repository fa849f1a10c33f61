import { Trans, useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Cell, HeadCell, NumbersHead, Table } from "../../../ui/primitives/Table.tsx";
import { formatStatisticsMonth } from "../format/dates.ts";
import { formatPrice, formatTokens } from "../format/format.ts";
import type { Outcome } from "./outcome.ts";

interface MonthTableProps {
  /** The chart links to it. */
  readonly id: string;
  readonly outcome: Outcome;
  readonly quote: string;
}

/** The chart as a table: values at the end of each month. */
export function MonthTable({ id, outcome, quote }: MonthTableProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    // Tab skips everything inside of a <details> with a tabindex of its own.
    <details id={id}>
      <summary className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4">
        <Trans>The chart as a table</Trans>
      </summary>
      <Table caption={t`At the end of each month, in ${quote}`} hideCaption className="pt-2">
        <NumbersHead rows={t`Month (UTC)`} numbers={[t`Price`, t`Rule`, t`Hold`, t`DCA`]} />
        <tbody>
          {outcome.months.map(({ month, price, rule, hold, dca }) => (
            <tr key={month}>
              <HeadCell scope="row">{formatStatisticsMonth(month, locale)}</HeadCell>
              <Cell numeric>{formatPrice(price, locale)}</Cell>
              <Cell numeric>{formatTokens(rule, locale)}</Cell>
              <Cell numeric>{formatTokens(hold, locale)}</Cell>
              <Cell numeric>{formatTokens(dca, locale)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
