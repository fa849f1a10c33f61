import { disc, leaf, limb, type Point, veins } from "../strokes.ts";
import { Daylight, GROUND, Ground } from "./parts.tsx";

const step = 82;
const cell = (column: number, row: number): Point => ({ x: 96 + column * step, y: 70 + row * step });
const crosses = [cell(0, 0), cell(1, 1), cell(2, 2), cell(2, 0)];
const rings = [cell(1, 0), cell(0, 2), cell(2, 1)];

/** Noughts and crosses on a board of twigs: leaves against wreaths of berries. */
export function Games() {
  return (
    <>
      <Daylight x={230} y={176} radius={152} />
      <g transform="rotate(-4 178 152)">
        <path
          d={
            limb({ x: 137, y: 24 }, { x: 132, y: 150 }, { x: 138, y: 280 }, 7, 5) +
            limb({ x: 219, y: 278 }, { x: 224, y: 150 }, { x: 218, y: 26 }, 7, 5) +
            limb({ x: 48, y: 112 }, { x: 180, y: 106 }, { x: 306, y: 112 }, 7, 5) +
            limb({ x: 306, y: 193 }, { x: 180, y: 198 }, { x: 48, y: 192 }, 7, 5)
          }
          className="fill-ink"
        />
        {crosses.map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            <path d={leaf({ x: x - 22, y: y + 22 }, 45, 44)} className="fill-leaf" />
            <path d={leaf({ x: x + 22, y: y + 22 }, -45, 44)} className="fill-leaf" />
            <path
              d={veins({ x: x + 22, y: y + 22 }, -45, 44, 4)}
              className="stroke-paper opacity-60"
              strokeWidth="1.2"
            />
          </g>
        ))}
        <path d={rings.map(berries).join("")} className="fill-amber" />
      </g>
      <Die
        at={{ x: 352, y: 318 }}
        turn={-12}
        pips={[
          [0, 0],
          [-17, -17],
          [17, 17],
          [17, -17],
          [-17, 17],
        ]}
      />
      <Die
        at={{ x: 420, y: 334 }}
        turn={9}
        pips={[
          [-13, -13],
          [0, 0],
          [13, 13],
        ]}
        small
      />
      <Ground grass={[66, 292]} />
    </>
  );
}

function berries({ x, y }: Point): string {
  return Array.from({ length: 9 }, (_, index) => {
    const turn = (index / 9) * Math.PI * 2;
    return disc({ x: x + Math.cos(turn) * 22, y: y + Math.sin(turn) * 22 }, 7);
  }).join("");
}

function Die({
  at,
  turn,
  pips,
  small = false,
}: {
  at: Point;
  turn: number;
  pips: [number, number][];
  small?: boolean;
}) {
  const half = small ? 27 : 36;
  return (
    <g transform={`translate(${at.x} ${GROUND - half - 7}) rotate(${turn})`}>
      <rect
        x={-half}
        y={-half}
        width={half * 2}
        height={half * 2}
        rx="11"
        className="fill-sheet stroke-ink"
        strokeWidth="2.4"
      />
      <path d={pips.map(([x, y]) => leaf({ x, y: y + 7 }, 14, 10)).join("")} className="fill-ink" />
    </g>
  );
}
