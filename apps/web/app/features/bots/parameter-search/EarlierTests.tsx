import type { Fold, WalkForwardResult } from "@canopy/strategies/parameter-search/walk-forward";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Cell, HeadCell, NumbersHead, Table } from "../../../ui/primitives/Table.tsx";
import { formatCandleDay } from "../format/dates.ts";
import { formatReturn } from "../format/format.ts";

/** Choosing and testing, again and again along the candles before the last part. */
export function EarlierTests({ forward }: { readonly forward: WalkForwardResult }) {
  const { t } = useLingui();
  const locale = useLocale();
  const tried = formatCount(forward.trials, locale);
  return (
    <div className="min-w-0 space-y-2">
      <Table className="max-sm:[&_td]:pe-3 max-sm:[&_th]:pe-3" caption={t`Earlier tests`}>
        <NumbersHead wraps rows={t`Tested (UTC)`} numbers={[t`Where chosen`, t`Where tested`, t`Hold`]} />
        <tbody>
          {forward.folds.map((fold, index) => {
            const number = formatCount(index + 1, locale);
            // biome-ignore lint/suspicious/noArrayIndexKey: tests are a fixed list
            return <Test key={index} name={t`Test ${number}`} fold={fold} />;
          })}
        </tbody>
        <tfoot>
          <tr>
            <HeadCell scope="row">
              <Trans>All in a row</Trans>
            </HeadCell>
            <Cell numeric>–</Cell>
            <Cell numeric className="font-[550]">
              <bdi>{formatReturn(forward.return, locale)}</bdi>
            </Cell>
            <Cell numeric>
              <bdi>{formatReturn(forward.holdReturn, locale)}</bdi>
            </Cell>
          </tr>
        </tfoot>
      </Table>
      <p className="max-w-[60ch] text-quiet text-sm">
        <Trans>
          With the last part, settings were tried {tried} times. Each test starts again with your first
          amounts.
        </Trans>
      </p>
    </div>
  );
}

function Test({ name, fold }: { readonly name: string; readonly fold: Fold | null }) {
  const locale = useLocale();
  if (fold === null) {
    return (
      <tr>
        <HeadCell scope="row">{name}</HeadCell>
        <Cell colSpan={3} className="text-quiet">
          <Trans>No setting traded where it would have been chosen.</Trans>
        </Cell>
      </tr>
    );
  }
  const { times, trainedReturn, tested } = fold;
  const [from, to] = [times.tested, times.to].map((time) => formatCandleDay(time, locale));
  return (
    <tr>
      <HeadCell scope="row" className="whitespace-normal! font-normal!">
        <Trans>
          {from} to {to}
        </Trans>
      </HeadCell>
      {[trainedReturn, tested.return, tested.hold.return].map((value, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are a fixed list
        <Cell key={column} numeric>
          <bdi>{formatReturn(value, locale)}</bdi>
        </Cell>
      ))}
    </tr>
  );
}
