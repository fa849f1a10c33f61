import { leaf, line, type Point } from "../strokes.ts";

/** The height at which everything in a scene stands. */
export const GROUND = 372;

/** The sun of the light theme, the moon of the dark one: what every scene has behind it. */
export function Daylight({ x, y, radius }: Point & { radius: number }) {
  return <circle cx={x} cy={y} r={radius} className="fill-amber-wash" />;
}

/** The line on which a scene stands, thinned out at both ends, with grass at some places. */
export function Ground({
  from = 24,
  to = 456,
  grass = [],
}: {
  from?: number;
  to?: number;
  grass?: readonly number[];
}) {
  return (
    <>
      <path
        d={`M${from} ${GROUND}H${to}M${from + 46} ${GROUND + 9}H${from + 128}M${to - 150} ${GROUND + 9}H${to - 62}M${to - 46} ${GROUND + 9}h12`}
        className="stroke-ink"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path d={grass.map(tuft).join("")} className="fill-leaf" />
    </>
  );
}

function tuft(x: number): string {
  const foot = { x, y: GROUND };
  return leaf(foot, -34, 9) + leaf(foot, 2, 12) + leaf(foot, 31, 8);
}

/** A pot of fired clay whose foot stands on the ground; its rim is 62 above. */
export function Pot({ x }: { x: number }) {
  const y = GROUND;
  return (
    <g className="fill-sheet stroke-ink" strokeWidth="2.2" strokeLinejoin="round">
      <path d={`M${x - 44} ${y - 48}L${x - 32} ${y}H${x + 32}L${x + 44} ${y - 48}Z`} />
      <path d={`M${x - 52} ${y - 62}h104v16h-104Z`} />
      <path
        d={line({ x: x - 38, y: y - 24 }, { x: x + 38, y: y - 24 })}
        className="stroke-amber"
        strokeWidth="3"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A five-leaved blossom. */
export function blossom(centre: Point, size: number, turn = 0): string {
  return [0, 72, 144, 216, 288].map((degrees) => leaf(centre, degrees + turn, size)).join("");
}
