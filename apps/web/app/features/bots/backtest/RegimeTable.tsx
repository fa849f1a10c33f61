import type { Regime, RegimeName } from "@canopy/strategies/parameter-search/regimes";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Cell, HeadCell, NumbersHead, Table } from "../../../ui/primitives/Table.tsx";
import { formatPart, formatReturn } from "../format/format.ts";

interface RegimeTableProps {
  readonly caption: string;
  readonly regimes: readonly Regime[];
}

/** What a rule did while the price was rising, falling, or neither. */
export function RegimeTable({ caption, regimes }: RegimeTableProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const names: Record<RegimeName, string> = {
    rising: t`Rising`,
    falling: t`Falling`,
    sideways: t`Sideways`,
    unknown: t`First 30 days`,
  };
  const shown = order.flatMap((name) =>
    regimes.filter((regime) => regime.name === name && regime.candles > 0),
  );
  return (
    <div className="min-w-0 space-y-2">
      <Table className="max-sm:[&_td]:pe-3 max-sm:[&_th]:pe-3" caption={caption}>
        <NumbersHead
          wraps
          rows={t`Market`}
          numbers={[t`Share of the time`, t`Rule`, t`Price`, t`Largest loss from a top`]}
        />
        <tbody>
          {shown.map((regime) => (
            <tr key={regime.name}>
              <HeadCell scope="row">{names[regime.name]}</HeadCell>
              <Cell numeric>{formatPart(regime.share, locale)}</Cell>
              <Cell numeric>
                <bdi>{formatReturn(regime.return, locale)}</bdi>
              </Cell>
              <Cell numeric>
                <bdi>{formatReturn(regime.priceReturn, locale)}</bdi>
              </Cell>
              <Cell numeric>{formatPart(regime.maximumDrawdown, locale)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="max-w-[60ch] text-quiet text-sm">
        <Trans>
          Rising and falling: in the 30 days before, the price had moved by more than 10%. No table shows
          which market comes next.
        </Trans>
      </p>
    </div>
  );
}

const order: readonly RegimeName[] = ["rising", "falling", "sideways", "unknown"];
