import { type CandleInterval, candleIntervals, type Market } from "@canopy/shared/api/markets";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Field } from "../../../ui/forms/Field.tsx";
import { SegmentedControl } from "../../../ui/forms/SegmentedControl.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import type { CandleSet } from "./candle-set.ts";

interface MarketFieldsProps {
  readonly markets: readonly Market[];
  /** Null while a file is shown. */
  readonly market: Market | null;
  readonly file: CandleSet | null;
  readonly interval: CandleInterval;
  readonly days: number | null;
  onMarket(id: string): void;
  onInterval(interval: CandleInterval): void;
  onDays(days: number | null): void;
}

const spans = [30, 90, 180, 365];
const FILE = "file";

/** Which candles: the market, how long each lasts, and how far back. */
export function MarketFields({
  markets,
  market,
  file,
  interval,
  days,
  onMarket,
  onInterval,
  onDays,
}: MarketFieldsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const count = (value: number) => formatCount(value, locale);
  const names: Record<CandleInterval, string> = {
    900: t`${count(15)} min`,
    3600: t`${count(1)} h`,
    14400: t`${count(4)} h`,
    86400: t`${count(1)} day`,
  };
  return (
    <div className="space-y-4">
      {(markets.length > 0 || file !== null) && (
        <Field label={<Trans>Market</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={file === null ? (market?.id ?? "") : FILE}
              onChange={({ currentTarget }) => {
                if (currentTarget.value !== FILE) onMarket(currentTarget.value);
              }}
            >
              {markets.map(({ id, base, quote, source }) => (
                <option key={id} value={id}>
                  {source === "synthetic"
                    ? t`${base.symbol} in ${quote.symbol}, invented prices`
                    : t`${base.symbol} in ${quote.symbol}`}
                </option>
              ))}
              {file !== null && <option value={FILE}>{file.name}</option>}
            </Select>
          )}
        </Field>
      )}
      {file === null && market !== null && (
        <SegmentedControl
          legend={<Trans>Each candle lasts</Trans>}
          segments={candleIntervals.map((value) => ({ value, label: names[value] }))}
          value={interval}
          onChange={onInterval}
        />
      )}
      {(file !== null || market !== null) && (
        <SegmentedControl
          legend={<Trans>Days back</Trans>}
          segments={[
            ...spans.map((value) => ({ value, label: count(value) })),
            { value: 0, label: <Trans>All</Trans> },
          ]}
          value={days ?? 0}
          onChange={(value) => onDays(value === 0 ? null : value)}
        />
      )}
    </div>
  );
}
