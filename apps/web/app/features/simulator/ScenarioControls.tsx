import { type Scenario, scenarioLimits } from "@canopy/protocol/simulation/scenario";
import { Trans, useLingui } from "@lingui/react/macro";
import { Shuffle } from "lucide-react";
import { formatCount, formatPercent } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { RangeInput } from "../../ui/forms/RangeInput.tsx";
import { SegmentedControl } from "../../ui/forms/SegmentedControl.tsx";
import { Button } from "../../ui/primitives/Button.tsx";
import { placementHints, placementNames, placements } from "./placement-message.tsx";
import { sizes } from "./settings.ts";

interface ScenarioControlsProps {
  readonly scenario: Scenario;
  onChange(scenario: Scenario): void;
}

/** Controls for the parameters of the network. */
export function ScenarioControls({ scenario, onChange }: ScenarioControlsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const change = (part: Partial<Scenario>) => onChange({ ...scenario, ...part });
  const { members, days, dailyGrowth, placement, units, topUps, seed } = scenario;
  const isFull = units === scenarioLimits.units.most;

  return (
    <form
      aria-label={t`The imagined network`}
      className="space-y-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <RangeInput
        label={<Trans>Members in the end</Trans>}
        value={sizes.indexOf(members)}
        min={0}
        max={sizes.length - 1}
        format={(index) => formatCount(sizes[index] ?? members, locale)}
        onChange={(index) => change({ members: sizes[index] ?? members })}
      />
      <RangeInput
        label={<Trans>Days on which people join</Trans>}
        value={days}
        min={5}
        max={scenarioLimits.days.most}
        step={5}
        format={(value) => formatCount(value, locale)}
        onChange={(value) => change({ days: value })}
      />
      <RangeInput
        label={<Trans>Newcomers, from day to day</Trans>}
        value={dailyGrowth}
        min={scenarioLimits.dailyGrowth.least}
        max={scenarioLimits.dailyGrowth.most}
        step={0.5}
        format={(value) => {
          const percent = formatPercent(Math.abs(value) * 100, locale);
          if (value === 0) return t`equally many`;
          return value > 0 ? t`${percent} more` : t`${percent} fewer`;
        }}
        onChange={(value) => change({ dailyGrowth: value })}
      />
      <SegmentedControl
        legend={<Trans>Where newcomers are placed</Trans>}
        segments={placements.map((value) => ({ value, label: placementNames[value] }))}
        value={placement}
        onChange={(value) => change({ placement: value })}
      />
      <p className="text-quiet text-sm min-h-[2lh]">{placementHints[placement]}</p>
      <RangeInput
        label={<Trans>Initial units, on average</Trans>}
        value={units}
        min={scenarioLimits.units.least}
        max={scenarioLimits.units.most}
        step={0.5}
        format={(value) => formatCount(value, locale)}
        onChange={(value) => change({ units: value })}
      />
      <RangeInput
        label={<Trans>Members who buy more later</Trans>}
        value={topUps}
        min={scenarioLimits.topUps.least}
        max={scenarioLimits.topUps.most}
        step={5}
        disabled={isFull}
        hint={isFull && <Trans>With five units each, no one has room for more.</Trans>}
        format={(value) => formatPercent(value * 100, locale)}
        onChange={(value) => change({ topUps: value })}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="small" onClick={() => change({ seed: seed + 1 })}>
          <Shuffle size={16} strokeWidth={1.5} aria-hidden="true" />
          <Trans>Draw another network</Trans>
        </Button>
        <p className="text-quiet text-sm">
          <Trans>
            Draw {formatCount(seed, locale)}: the same draw and sliders always give the same result.
          </Trans>
        </p>
      </div>
    </form>
  );
}
