import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Cell, HeadCell, NumbersHead, Table } from "../../../ui/primitives/Table.tsx";
import { formatStatisticsMonth } from "../format/dates.ts";
import { formatPart, formatReturn, formatTokens } from "../format/format.ts";
import { type Outcome, type RivalFigures, rivals } from "./outcome.ts";

/** The rule next to doing less: holding, and buying regularly. All three pay the same costs. */
export function ComparisonTable({ outcome, quote }: { readonly outcome: Outcome; readonly quote: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const rows: readonly { name: string; text(figures: RivalFigures): string }[] = [
    { name: t`Value at the end, ${quote}`, text: ({ endValue }) => formatTokens(endValue, locale) },
    { name: t`Return`, text: (figures) => formatReturn(figures.return, locale) },
    { name: t`Largest loss from a top`, text: ({ maximumDrawdown }) => formatPart(maximumDrawdown, locale) },
    { name: t`Worst month`, text: ({ worstMonth }) => formatReturn(worstMonth.return, locale) },
    { name: t`Costs paid, ${quote}`, text: ({ costs }) => formatTokens(costs, locale) },
  ];
  const worst = outcome.rivals.rule.worstMonth;
  return (
    <div className="space-y-2">
      <Table caption={t`Next to doing less`}>
        <NumbersHead
          rows={t`From the same start, with the same costs`}
          numbers={[t`Rule`, t`Hold`, t`DCA`]}
        />
        <tbody>
          {rows.map(({ name, text }) => (
            <tr key={name}>
              <HeadCell scope="row" className="whitespace-normal!">
                {name}
              </HeadCell>
              {rivals.map((rival) => (
                <Cell key={rival} numeric>
                  <bdi>{text(outcome.rivals[rival])}</bdi>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="text-quiet text-sm">
        {t`The rule's worst month was ${formatStatisticsMonth(worst.month, locale)}. Hold buys everything at the first chance, DCA equal parts once a week; both keep what they buy.`}
      </p>
    </div>
  );
}
