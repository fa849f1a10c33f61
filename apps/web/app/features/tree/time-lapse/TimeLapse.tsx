import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Pause, Play, SkipForward } from "lucide-react";
import { type Dispatch, type ReactNode, useId, useMemo } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useReducedMotion } from "../../../lib/use-reduced-motion.ts";
import { fullDay } from "../../../ui/charts/days.ts";
import { RangeInput } from "../../../ui/forms/RangeInput.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import type { TreeModel } from "../data/tree-model.ts";
import type { TreeAction, TreeState } from "../explore/tree-state.ts";
import { growthArea, nextStep, roundStart, seatsByRound, seatsJoined } from "./time-lapse.ts";
import { useFilm } from "./use-film.ts";
import { useGenesis } from "./use-genesis.ts";

interface TimeLapseProps {
  readonly model: Pick<TreeModel, "size" | "numbers" | "joined" | "roundEnds">;
  readonly state: Pick<TreeState, "round" | "isPlaying">;
  readonly dispatch: Dispatch<TreeAction>;
}

/** The rounds of the shown tree on a line: drag or play them and watch it grow. */
export function TimeLapse({ model, state, dispatch }: TimeLapseProps) {
  const id = useId();
  const seats = useMemo(() => seatsByRound(model), [model]);
  const last = seats.length - 1;
  return (
    <section aria-labelledby={id} className="min-w-0 space-y-3">
      <h2 id={id} className="text-xl">
        <Trans>Growth by round</Trans>
      </h2>
      {last < 1 ? (
        <p className="text-quiet">
          <Trans>There is nothing to play yet. Come back after the second round has closed.</Trans>
        </p>
      ) : (
        <Film seats={seats} now={model.size} state={state} dispatch={dispatch} />
      )}
    </section>
  );
}

interface FilmProps extends Omit<TimeLapseProps, "model"> {
  /** Seats at the end of each round, and with those of open rounds. */
  readonly seats: Uint32Array;
  readonly now: number;
}

function Film({ seats, now, state: { round, isPlaying }, dispatch }: FilmProps) {
  const { t } = useLingui();
  const toText = useRoundText();
  const last = seats.length - 1;
  const area = useMemo(() => growthArea(Uint32Array.of(...seats, now)), [seats, now]);
  useFilm({ round, last, isPlaying, dispatch });

  // The position after the last round is now.
  function show(value: number) {
    dispatch({ type: "play", isPlaying: false });
    dispatch({ type: "round", round: value > last ? null : value });
  }

  const position = round ?? last + 1;
  const place = (position / (last + 1)) * 100;
  return (
    <>
      <Count count={round === null ? now : (seats[round] ?? 0)}>
        <Joined seats={seats} now={now} round={round} />
      </Count>
      <div>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-12 w-full border-line border-b"
        >
          <path d={area} className="fill-leaf-wash forced-colors:fill-[GrayText]" />
          <line
            x1={place}
            x2={place}
            y1="0"
            y2="100"
            vectorEffect="non-scaling-stroke"
            strokeWidth="1.5"
            className="stroke-leaf forced-colors:stroke-[Highlight]"
          />
        </svg>
        <RangeInput
          label={<Trans>Shown time</Trans>}
          value={position}
          min={0}
          max={last + 1}
          leftToRight
          format={(value) => (value > last ? t`Now` : toText(value))}
          onChange={show}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <PlayButton round={round} last={last} isPlaying={isPlaying} dispatch={dispatch} />
        {round !== null && (
          <Button variant="quiet" size="small" onClick={() => show(last + 1)}>
            <Trans>Back to now</Trans>
          </Button>
        )}
      </div>
      <p className="max-w-[62ch] text-quiet text-sm">
        <Trans>Shows when each seat was taken. Sizes count the units that these seats hold today.</Trans>
      </p>
    </>
  );
}

function Count({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const all = formatCount(count, useLocale());
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-display text-3xl leading-none">
        <Plural value={count} one={`${all} seat`} other={`${all} seats`} />
      </span>
      <span className="text-quiet">{children}</span>
    </p>
  );
}

interface JoinedProps extends Pick<FilmProps, "seats" | "now"> {
  readonly round: number | null;
}

/** Seats that joined in the shown round; now: in the rounds that are not closed. */
function Joined({ seats, now, round }: JoinedProps) {
  const locale = useLocale();
  if (round !== null) {
    const joined = formatCount(seatsJoined(seats, round), locale);
    return <Trans>{joined} new in this round</Trans>;
  }
  const joined = formatCount(now - (seats.at(-1) ?? 0), locale);
  return <Trans>{joined} new since the last closed round</Trans>;
}

interface PlayButtonProps {
  readonly round: number | null;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly dispatch: Dispatch<TreeAction>;
}

/** Plays from the shown round on, from now on from the first. Without motion it shows one step more at each press. */
function PlayButton({ round, last, isPlaying, dispatch }: PlayButtonProps) {
  const isStill = useReducedMotion();
  const isAtEnd = round === null || round >= last;
  if (isStill) {
    const step = () => dispatch({ type: "round", round: isAtEnd ? 0 : nextStep(round, last) });
    return (
      <Button variant="secondary" size="small" onClick={step}>
        <SkipForward size={18} strokeWidth={1.5} aria-hidden="true" />
        {isAtEnd ? <Trans>Show the first round</Trans> : <Trans>Next step</Trans>}
      </Button>
    );
  }
  function toggle() {
    if (!isPlaying && isAtEnd) dispatch({ type: "round", round: 0 });
    dispatch({ type: "play", isPlaying: !isPlaying });
  }
  return (
    <Button variant="secondary" size="small" onClick={toggle}>
      {isPlaying ? (
        <>
          <Pause size={18} strokeWidth={1.5} aria-hidden="true" />
          <Trans>Pause</Trans>
        </>
      ) : (
        <>
          <Play size={18} strokeWidth={1.5} aria-hidden="true" />
          <Trans>Play the growth</Trans>
        </>
      )}
    </Button>
  );
}

/** A round with its day: Round 12, October 14, 2026. Without the day until the start of round 0 is known. */
function useRoundText(): (round: number) => string {
  const { t } = useLingui();
  const locale = useLocale();
  const genesis = useGenesis();
  return (round) => {
    const number = formatCount(round, locale);
    if (genesis === null) return t`Round ${number}`;
    const day = fullDay(roundStart(genesis, round), locale);
    return t`Round ${number}, ${day}`;
  };
}
