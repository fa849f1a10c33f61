import { leaf, type Point } from "../strokes.ts";

/** The height of the ground line. */
export const GROUND = 372;

/** Text colour on amber, which is bright in both themes. */
export const onAmber = "fill-[light-dark(var(--ink),var(--paper))]";

/** The sun in the light theme, the moon in the dark one, behind every scene. */
export function Daylight({ x, y, radius }: Point & { radius: number }) {
  return <circle cx={x} cy={y} r={radius} className="fill-daylight" />;
}

/** The ground line of a scene, with a second broken line and some grass. */
export function Ground({ grass }: { grass: readonly number[] }) {
  return (
    <>
      <path d={grass.map(tuft).join("")} className="fill-leaf" />
      <path
        d={`M24 ${GROUND}H456M70 ${GROUND + 9}h82M306 ${GROUND + 9}h88M410 ${GROUND + 9}h12`}
        className="stroke-ink"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  );
}

function tuft(x: number): string {
  const foot = { x, y: GROUND };
  return leaf(foot, -36, 9, 0.7) + leaf(foot, 2, 13, 0.6) + leaf(foot, 33, 8, 0.7);
}

/** A pot on the ground with its rim at a height of 62. */
export function Pot({ x }: { x: number }) {
  return (
    <g className="fill-sheet stroke-ink" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
      <path d={`M${x - 43} ${GROUND - 48}l11 48h64l11-48zM${x - 52} ${GROUND - 62}h104v15h-104z`} />
      <path
        d={`M${x - 34} ${GROUND - 26}h68`}
        className="stroke-amber"
        strokeWidth="3"
        strokeDasharray="0.1 7.5"
      />
    </g>
  );
}

/** A blossom of five leaves. */
export function blossom(centre: Point, size: number, turn = 0): string {
  return [0, 72, 144, 216, 288].map((degrees) => leaf(centre, degrees + turn, size, 0.95)).join("");
}
