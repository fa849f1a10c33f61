import { ROUND } from "@canopy/protocol/rules/calendar";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { CSSProperties, Dispatch, ReactNode } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { daySpan } from "../../../ui/charts/days.ts";
import { SegmentedControl } from "../../../ui/forms/SegmentedControl.tsx";
import { type ColourStep, type SeatColours, sponsorSteps } from "./colours.ts";
import { forcedStep, scaleColours } from "./scale-colours.ts";
import type { ColourMode, TreeAction } from "./tree-state.ts";

interface LegendProps {
  readonly mode: ColourMode;
  /** Null while the shown column is not loaded. */
  readonly colours: SeatColours | null;
  readonly dispatch: Dispatch<TreeAction>;
  /** The round of the points. */
  readonly pointsRound: number;
  /** The start of round 0 in milliseconds since 1970, null until it is known. */
  readonly genesis: number | null;
  /** The username on the selected seat, whose sponsor line is shown. */
  readonly selected: string | undefined;
  /** The size of the sponsors in megabytes; 0 for little. */
  readonly sponsorMegabytes: number;
}

/** What the colours show, and a choice of it. */
export function Legend({
  mode,
  colours,
  dispatch,
  pointsRound,
  genesis,
  selected,
  sponsorMegabytes,
}: LegendProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const round = formatCount(pointsRound, locale);
  const megabytes = formatCount(sponsorMegabytes, locale);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <SegmentedControl<ColourMode>
        legend={t`Colours show`}
        hideLegend
        segments={[
          { value: "units", label: t`Units` },
          { value: "points", label: t`Points of round ${round}` },
          { value: "joined", label: t`Join date` },
          { value: "sponsors", label: t`Sponsor line` },
        ]}
        value={mode}
        onChange={(colour) => dispatch({ type: "colour", colour })}
      />
      {colours === null ? (
        <p role="status" className="text-quiet text-sm">
          {mode === "sponsors" && sponsorMegabytes > 0 ? (
            <Trans>Loading the sponsors, up to {megabytes} MB</Trans>
          ) : (
            <Trans>Loading the colours</Trans>
          )}
        </p>
      ) : (
        <ul aria-label={t`Legend`} className="flex flex-wrap gap-x-4 gap-y-1 text-quiet text-sm">
          {colours.steps.map((step, index) => (
            <li key={step.from} className="flex items-center gap-1.5">
              <Swatch mode={colours.mode} step={index} />
              <StepText mode={colours.mode} step={step} genesis={genesis} selected={selected} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The colour of a step as the drawing has it, with an outline where the system chooses the colours. */
function Swatch({ mode, step }: { readonly mode: ColourMode; readonly step: number }) {
  const colours = scaleColours[mode];
  const look: CSSProperties & Record<`--${string}`, string | undefined> = {
    "--colour": colours[step],
    "--forced": forcedStep(step, colours.length),
  };
  return (
    <span
      aria-hidden="true"
      style={look}
      className="keep-colours block size-3.5 rounded-full border border-edge bg-(--colour) forced-colors:bg-(--forced)"
    />
  );
}

interface StepTextProps extends Pick<LegendProps, "mode" | "genesis" | "selected"> {
  readonly step: ColourStep;
}

function StepText({ mode, step: { from, to }, genesis, selected }: StepTextProps): ReactNode {
  const locale = useLocale();
  const first = formatCount(from, locale);
  const last = formatCount(to, locale);
  switch (mode) {
    case "units":
      return <Plural value={from} one={`${first} unit`} other={`${first} units`} />;
    case "points":
      return to === 0 ? (
        <Trans>no points</Trans>
      ) : (
        <Trans>
          {first} to {last} points
        </Trans>
      );
    case "joined":
      if (genesis !== null) return daySpan(roundDay(genesis, from), roundDay(genesis, to), locale);
      return from === to ? (
        <Trans>round {first}</Trans>
      ) : (
        <Trans>
          rounds {first} to {last}
        </Trans>
      );
    case "sponsors":
      return <SponsorStep step={sponsorSteps[from]} selected={selected} />;
  }
}

const roundDay = (genesis: number, round: number) => new Date(genesis + round * ROUND * 1_000);

interface SponsorStepProps {
  readonly step: (typeof sponsorSteps)[number] | undefined;
  readonly selected: string | undefined;
}

function SponsorStep({ step, selected }: SponsorStepProps): ReactNode {
  switch (step) {
    case "own":
      return selected === undefined ? <Trans>the selected seat</Trans> : <bdi dir="ltr">{selected}</bdi>;
    case "direct":
      return <Trans>sponsored by this member</Trans>;
    case "line":
      return <Trans>further down the sponsor line</Trans>;
    default:
      return <Trans>other members</Trans>;
  }
}
