import { Trans, useLingui } from "@lingui/react/macro";
import { formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Checkbox } from "../../../ui/forms/Checkbox.tsx";
import { RangeInput } from "../../../ui/forms/RangeInput.tsx";
import { Disclosure } from "../../../ui/primitives/Disclosure.tsx";
import { formatNumber, formatPart } from "../format/format.ts";
import type { RuleDraft } from "./rule-draft.ts";
import { nearestIndex } from "./steps.ts";
import { useDurationText } from "./use-field-texts.ts";

interface CostsAndLimitsProps {
  readonly draft: RuleDraft;
  readonly quote: string;
  readonly hasVolume: boolean;
  onChange(draft: RuleDraft): void;
}

const fees = [0, 0.0001, 0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02];
const spreads = [0, 0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02];
const gases = [0, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const volumeShares = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2];
/** 1: no limit. */
const losses = [0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8, 1];
const HOUR = 3_600;
const rests = [0, HOUR, 4 * HOUR, 12 * HOUR, 24 * HOUR, 72 * HOUR, 168 * HOUR];

/** What trades cost, and when the bot stops. Both are part of every result. */
export function CostsAndLimits({ draft, quote, hasVolume, onChange }: CostsAndLimitsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const duration = useDurationText();
  const { costs, limits } = draft;
  const setCosts = (part: Partial<RuleDraft["costs"]>) =>
    onChange({ ...draft, costs: { ...costs, ...part } });
  const setLimits = (part: Partial<RuleDraft["limits"]>) =>
    onChange({ ...draft, limits: { ...limits, ...part } });
  const percent = (part: number) => formatPercent(part * 10_000, locale);
  const orNone = (part: number) => (part === 1 ? t`no limit` : formatPart(part, locale));
  const toLimit = (value: number | undefined) => (value === undefined || value === 1 ? null : value);
  const slider = (values: readonly number[], value: number, format: (value: number) => string) => ({
    value: nearestIndex(values, value),
    min: 0,
    max: values.length - 1,
    format: (index: number) => format(values[index] ?? value),
  });
  return (
    <div className="border-line border-t">
      <Disclosure title={<Trans>What trades cost</Trans>}>
        <RangeInput
          label={<Trans>Fee of the pool</Trans>}
          {...slider(fees, costs.fee, percent)}
          onChange={(index) => setCosts({ fee: fees[index] ?? costs.fee })}
        />
        <RangeInput
          label={<Trans>Between buying and selling</Trans>}
          {...slider(spreads, costs.spread, percent)}
          onChange={(index) => setCosts({ spread: spreads[index] ?? costs.spread })}
        />
        <RangeInput
          label={<Trans>Network and keeper, each trade</Trans>}
          {...slider(gases, costs.gas, (value) => `${formatNumber(value, 3, locale)} ${quote}`)}
          onChange={(index) => setCosts({ gas: gases[index] ?? costs.gas })}
        />
        {hasVolume && costs.volumeShare !== null && (
          <RangeInput
            label={<Trans>Most of a candle's volume</Trans>}
            hint={<Trans>Larger trades are cut. What is traded also moves the price in proportion.</Trans>}
            {...slider(volumeShares, costs.volumeShare, percent)}
            onChange={(index) => setCosts({ volumeShare: volumeShares[index] ?? costs.volumeShare })}
          />
        )}
      </Disclosure>
      <Disclosure title={<Trans>When it stops</Trans>}>
        <RangeInput
          label={<Trans>Loss since the highest value</Trans>}
          hint={<Trans>Beyond it, the bot stops permanently.</Trans>}
          {...slider(losses, limits.maximumDrawdown ?? 1, orNone)}
          onChange={(index) => setLimits({ maximumDrawdown: toLimit(losses[index]) })}
        />
        <RangeInput
          label={<Trans>Loss of a day</Trans>}
          hint={<Trans>Beyond it, the bot waits for the next day (UTC).</Trans>}
          {...slider(losses, limits.dailyLoss ?? 1, orNone)}
          onChange={(index) => setLimits({ dailyLoss: toLimit(losses[index]) })}
        />
        <RangeInput
          label={<Trans>Rest after a trade</Trans>}
          {...slider(rests, limits.cooldown, (value) => (value === 0 ? t`no rest` : duration(value)))}
          onChange={(index) => setLimits({ cooldown: rests[index] ?? 0 })}
        />
        <Checkbox
          label={<Trans>Sell everything when it stops permanently. A contract would keep the tokens.</Trans>}
          checked={limits.sellsWhenStopped}
          onChange={({ currentTarget }) => setLimits({ sellsWhenStopped: currentTarget.checked })}
        />
      </Disclosure>
    </div>
  );
}
