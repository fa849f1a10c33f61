import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Cell, HeadCell, NumbersHead, Table } from "../../../ui/primitives/Table.tsx";
import { formatReturn } from "../format/format.ts";
import type { Bin } from "./search-summary.ts";

/** How many settings ended with which return: bars as a table, which is its own text. Losses are hollow. */
export function Histogram({ bins }: { readonly bins: readonly Bin[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return (
    <Table caption={t`Settings by return`}>
      <NumbersHead rows={t`Return`} numbers={[t`Settings`]}>
        <HeadCell className="w-full">
          <span className="sr-only">
            <Trans>Share of the settings</Trans>
          </span>
        </HeadCell>
      </NumbersHead>
      <tbody>
        {bins.map(({ from, to, count }) => {
          const [low, high] = [formatReturn(from, locale), formatReturn(to, locale)];
          return (
            <tr key={from}>
              <HeadCell scope="row" className="py-1! tabular-nums">
                <Trans>
                  <bdi>{low}</bdi> to <bdi>{high}</bdi>
                </Trans>
              </HeadCell>
              <Cell numeric className="py-1!">
                {formatCount(count, locale)}
              </Cell>
              <Cell className="py-1!">
                <span
                  aria-hidden="true"
                  className={`keep-colours block h-3 rounded-sm border ${from < 0 ? "border-clay bg-clay-wash" : "border-leaf bg-leaf"}`}
                  style={{
                    width: `${(count / most) * 100}%`,
                    minWidth: count > 0 ? "2px" : 0,
                    visibility: count > 0 ? "visible" : "hidden",
                  }}
                />
              </Cell>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
