import { disc, leaf, limb, type Point } from "../strokes.ts";
import { Daylight, GROUND, Ground } from "./parts.tsx";

const STEP = 84;
const cell = (column: number, row: number): Point => ({ x: 94 + column * STEP, y: 68 + row * STEP });
const crosses = [cell(0, 0), cell(1, 1), cell(2, 2), cell(2, 0)];
const wreaths = [cell(1, 0), cell(0, 2), cell(2, 1)];

/** Two upright twigs and two across. */
const board = [
  limb({ x: 132, y: GROUND }, { x: 128, y: 190 }, { x: 137, y: 14 }, 8, 4.5),
  limb({ x: 226, y: GROUND }, { x: 227, y: 190 }, { x: 218, y: 18 }, 8, 4.5),
  limb({ x: 40, y: 114 }, { x: 180, y: 104 }, { x: 318, y: 108 }, 7, 4.5),
  limb({ x: 314, y: 192 }, { x: 180, y: 200 }, { x: 44, y: 195 }, 7, 4.5),
];

/** Noughts and crosses on a board of twigs: leaves against wreaths of berries; and two dice. */
export function Games() {
  return (
    <>
      <Daylight x={240} y={180} radius={156} />
      <path d={board.join("")} className="fill-ink" />
      <path
        d={crosses.map(({ x, y }) => willow({ x: x - 24, y: y + 24 }, 45)).join("")}
        className="fill-leaf opacity-55"
      />
      <path
        d={crosses.map(({ x, y }) => willow({ x: x + 24, y: y + 24 }, -45)).join("")}
        className="fill-leaf"
      />
      <path d={wreaths.map(berries).join("")} className="fill-amber" />
      <Die
        at={{ x: 334, y: GROUND - 45 }}
        half={37}
        turn={-11}
        pips={[
          [0, 0],
          [-18, -18],
          [18, 18],
          [18, -18],
          [-18, 18],
        ]}
      />
      <Die
        at={{ x: 419, y: GROUND - 33 }}
        half={29}
        turn={8}
        pips={[
          [-13, -13],
          [0, 0],
          [13, 13],
        ]}
      />
      <Ground grass={[62, 178, 262]} />
    </>
  );
}

/** A slender leaf, as long as a cell allows. */
function willow(stem: Point, degrees: number): string {
  return leaf(stem, degrees, 49, 0.44);
}

function berries({ x, y }: Point): string {
  return Array.from({ length: 10 }, (_, index) => {
    const turn = (index / 10) * Math.PI * 2;
    return disc({ x: x + Math.cos(turn) * 23, y: y + Math.sin(turn) * 23 }, 6.5);
  }).join("");
}

interface DieProps {
  readonly at: Point;
  readonly half: number;
  readonly turn: number;
  readonly pips: readonly [x: number, y: number][];
}

function Die({ at, half, turn, pips }: DieProps) {
  const seeds = pips.map(([x, y]) => leaf({ x, y: y + 7 }, 12, 11)).join("");
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
      <path
        d={`M${-half} ${12 - half}q0-12 12-12h${half * 2 - 24}q12 0 12 12v${half * 2 - 24}q0 12-12 12h${24 - half * 2}q-12 0-12-12z`}
        className="fill-sheet stroke-ink"
        strokeWidth="2.4"
      />
      <path d={seeds} className="fill-ink" />
    </g>
  );
}
