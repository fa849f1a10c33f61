import { randomFrom } from "../random.ts";
import { curve, disc, leaf, type Point } from "../strokes.ts";
import { Daylight, Ground } from "./parts.tsx";

const pith = { x: 176, y: 214 };
const OUTER = 150;
const RINGS = 13;

/** The rings of a trunk: each follows the one inside it, and good years are wide. */
const rings = (() => {
  const random = randomFrom(21);
  const waves = [2, 3, 5, 8].map((count) => ({ count, phase: random() * 6.28, height: 0.075 / count }));
  let reach = 7;
  const radii = Array.from({ length: RINGS }, () => {
    reach += 0.55 + random();
    return reach;
  });
  const last = radii.at(-1) ?? 1;
  return radii.map((radius, index) => curve(ring((radius / last) * (OUTER - 14), index / RINGS, waves)));
})();

const bark = curve(
  ring(OUTER, 1, [
    { count: 2, phase: 1.2, height: 0.03 },
    { count: 17, phase: 0.4, height: 0.012 },
    { count: 29, phase: 2, height: 0.01 },
  ]),
);

function ring(
  radius: number,
  age: number,
  waves: readonly { count: number; phase: number; height: number }[],
): Point[] {
  return Array.from({ length: 48 }, (_, index) => {
    const turn = (index / 48) * Math.PI * 2;
    const bump = waves.reduce(
      (sum, { count, phase, height }) => sum + height * Math.sin(turn * count + phase),
      0,
    );
    const reach = radius * (1 + bump * (0.4 + age * 0.6));
    return { x: pith.x + Math.cos(turn) * reach, y: pith.y + Math.sin(turn) * reach };
  });
}

const lines = [112, 96, 118, 84, 106, 62];

/** A trunk's rings, one for each day, and the sheet on which they are written, sealed with the mark. */
export function Contract() {
  return (
    <>
      <Daylight x={296} y={170} radius={140} />
      <path d={bark} className="fill-ink" />
      <path d={rings.at(-1)} className="fill-sheet" />
      <path d={rings.slice(0, -1).join("")} className="stroke-ink opacity-55" strokeWidth="1.5" />
      <path d={rings[8]} className="stroke-amber" strokeWidth="3" />
      <path d={disc(pith, 3.5)} className="fill-ink" />
      <path d={`M${pith.x} ${pith.y}L62 120L74 108Z`} className="fill-ink opacity-80" />
      <g transform="rotate(5 350 240)">
        <path
          d="M272 116h146l20 20v196h-166Z"
          className="fill-sheet stroke-ink"
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
        <path d="M418 116v20h20" className="stroke-ink" strokeWidth="2.2" strokeLinejoin="round" />
        <path
          d={lines.map((length, index) => `M308 ${156 + index * 21}h${length}`).join("")}
          className="stroke-edge"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <path
          d={lines.map((_, index) => disc({ x: 293, y: 156 + index * 21 }, 3.4)).join("")}
          className="fill-leaf"
        />
        <path
          d={leaf({ x: 386, y: 306 }, 204, 46) + leaf({ x: 398, y: 306 }, 156, 42)}
          className="fill-amber-ink"
        />
        <circle cx="392" cy="296" r="33" className="fill-amber" />
        <circle
          cx="392"
          cy="296"
          r="26"
          className="stroke-paper"
          strokeWidth="1.6"
          strokeDasharray="1 4"
          strokeLinecap="round"
        />
        <path
          d={leaf({ x: 392, y: 305 }, -44, 17) + leaf({ x: 392, y: 309 }, 50, 12)}
          className="fill-paper"
        />
        <path d="M392 316v-12" className="stroke-paper" strokeWidth="2.4" strokeLinecap="round" />
      </g>
      <Ground grass={[38, 452]} />
    </>
  );
}
