import { corePlan } from "@canopy/protocol/rules/parameters";
import { NONE } from "@canopy/protocol/tree-format/shape";
import { positionOfNumber, type TreeModel } from "../data/tree-model.ts";
import type { ColourMode } from "./tree-state.ts";

/** Most spans of rounds that the colours of `joined` tell apart. */
const SPANS = 5;

/** The steps of `sponsors`, in their order. */
export const sponsorSteps = ["others", "line", "direct", "own"] as const;

/** Inclusive bounds of a step: units, points or rounds by the mode. Of `sponsors` they are places in `sponsorSteps`. */
export interface ColourStep {
  readonly from: number;
  readonly to: number;
}

/** The step of a scale that a seat has, by position. */
export type FindStep = (position: number) => number;

/** The colours of seats. A picture asks for some thousand seats, so the step of each is found when it is drawn. */
export interface SeatColours {
  readonly mode: ColourMode;
  readonly steps: readonly ColourStep[];
  readonly findStep: FindStep;
}

/**
 * The colours of the seats of a model. Null if it lacks the column.
 *
 * @param selected the seat number whose sponsor line `sponsors` shows
 */
export function seatColours(model: TreeModel, mode: ColourMode, selected: number): SeatColours | null {
  switch (mode) {
    case "units":
      return byUnits(model);
    case "points":
      return byPoints(model);
    case "joined":
      return byRound(model);
    case "sponsors":
      return bySponsor(model, selected);
  }
}

const single = (value: number): ColourStep => ({ from: value, to: value });

function byUnits({ hasUnits, units }: TreeModel): SeatColours | null {
  if (!hasUnits) return null;
  const most = corePlan.maxUnits;
  return {
    mode: "units",
    steps: Array.from({ length: most }, (_, step) => single(step + 1)),
    findStep: (position) => Math.min(Math.max(units[position] ?? 0, 1), most) - 1,
  };
}

/** No points, then a step for the points that each unit of the cap allows. */
function byPoints({ points }: TreeModel): SeatColours | null {
  if (points === null) return null;
  const { pointsPerUnit, maxUnits } = corePlan;
  const steps = Array.from({ length: maxUnits }, (_, step) => ({
    from: step * pointsPerUnit + 1,
    to: (step + 1) * pointsPerUnit,
  }));
  return {
    mode: "points",
    steps: [single(0), ...steps],
    findStep: (position) => Math.min(Math.ceil((points[position] ?? 0) / pointsPerUnit), maxUnits),
  };
}

/** Equal spans of rounds. Seats of rounds after the snapshot have the colour of the last span. */
function byRound({ roundEnds, numbers }: TreeModel): SeatColours | null {
  const rounds = roundEnds.length;
  if (rounds === 0) return null;
  const spans = Math.min(SPANS, rounds);
  const steps = Array.from({ length: spans }, (_, step) => ({
    from: Math.ceil((step * rounds) / spans),
    to: Math.ceil(((step + 1) * rounds) / spans) - 1,
  }));
  const lastNumbers = steps.slice(0, -1).map(({ to }) => roundEnds[to] ?? 0);
  const findStep = (position: number) => {
    const number = numbers[position] ?? 0;
    let step = 0;
    while (step < lastNumbers.length && number > (lastNumbers[step] ?? 0)) step++;
    return step;
  };
  return { mode: "joined", steps, findStep };
}

/** What is known of a seat after it was passed: whether it is in the sponsor line. 0 before that. */
const IN_LINE = 1;
const OUTSIDE = 2;

/** Follows the sponsors of a seat up to the selected one, or to one that joined before it. Passes each seat once. */
function bySponsor(model: TreeModel, selected: number): SeatColours | null {
  const { sponsors, joined, numbers } = model;
  if (sponsors === null) return null;
  const [others, line, direct, own] = sponsorSteps.map((_, step) => step);
  const known = new Uint8Array((numbers[joined.at(-1) ?? 0] ?? 0) + 1);
  const findSponsor = (number: number) => {
    const position = positionOfNumber(model, number);
    const sponsor = position === NONE ? 0 : (sponsors[position] ?? 0);
    // A sponsor joined before: with a file that says otherwise, this would never end.
    return sponsor < number ? sponsor : 0;
  };
  const isInLine = (start: number) => {
    const passed: number[] = [];
    let number = start;
    for (; number > selected && known[number] === 0; number = findSponsor(number)) passed.push(number);
    const found = number === selected || known[number] === IN_LINE ? IN_LINE : OUTSIDE;
    for (const below of passed) known[below] = found;
    return found === IN_LINE;
  };
  const findStep = (position: number) => {
    const number = numbers[position] ?? 0;
    if (number === selected) return own ?? 0;
    if (number < selected || !isInLine(number)) return others ?? 0;
    return (sponsors[position] === selected ? direct : line) ?? 0;
  };
  return { mode: "sponsors", steps: sponsorSteps.map((_, step) => single(step)), findStep };
}
