import { corePlan } from "@canopy/protocol/rules/parameters";
import type { TreeModel } from "../data/tree-model.ts";
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

/** The colour of each seat as a step of a scale, by position. */
export interface SeatColours {
  readonly mode: ColourMode;
  readonly steps: readonly ColourStep[];
  readonly index: Uint8Array;
}

/**
 * The colours of all seats. Takes O(n). Null if the model lacks the column.
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
  const steps = Array.from({ length: most }, (_, step) => single(step + 1));
  const index = new Uint8Array(units.length);
  // A million calls of a function would be a long task on a slow phone.
  for (let position = 0; position < units.length; position++) {
    index[position] = Math.min(Math.max(units[position] ?? 0, 1), most) - 1;
  }
  return { mode: "units", steps, index };
}

/** No points, then a step for the points that each unit of the cap allows. */
function byPoints({ points }: TreeModel): SeatColours | null {
  if (points === null) return null;
  const { pointsPerUnit, maxUnits } = corePlan;
  const steps = Array.from({ length: maxUnits }, (_, step) => ({
    from: step * pointsPerUnit + 1,
    to: (step + 1) * pointsPerUnit,
  }));
  const index = new Uint8Array(points.length);
  for (let position = 0; position < points.length; position++) {
    index[position] = Math.min(Math.ceil((points[position] ?? 0) / pointsPerUnit), maxUnits);
  }
  return { mode: "points", steps: [single(0), ...steps], index };
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
  const index = new Uint8Array(numbers.length);
  for (let position = 0; position < numbers.length; position++) {
    const number = numbers[position] ?? 0;
    let step = 0;
    while (step < lastNumbers.length && number > (lastNumbers[step] ?? 0)) step++;
    index[position] = step;
  }
  return { mode: "joined", steps, index };
}

/** A sponsor joined before those whom they sponsored, so one pass in the order of joining is enough. */
function bySponsor(model: TreeModel, selected: number): SeatColours | null {
  const { sponsors, joined, numbers } = model;
  if (sponsors === null) return null;
  const [direct, line, own] = (["direct", "line", "own"] as const).map((step) => sponsorSteps.indexOf(step));
  const newest = numbers[joined.at(-1) ?? 0] ?? 0;
  const isInLine = new Uint8Array(Math.max(newest, selected) + 1);
  isInLine[selected] = 1;
  const index = new Uint8Array(numbers.length);
  for (const position of joined) {
    const number = numbers[position] ?? 0;
    const sponsor = sponsors[position] ?? 0;
    if (number === selected) index[position] = own ?? 0;
    if (number <= selected || isInLine[sponsor] !== 1) continue;
    isInLine[number] = 1;
    index[position] = (sponsor === selected ? direct : line) ?? 0;
  }
  return { mode: "sponsors", steps: sponsorSteps.map((_, step) => single(step)), index };
}
