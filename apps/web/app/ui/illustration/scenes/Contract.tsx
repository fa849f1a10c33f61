import { createRandom } from "../random.ts";
import { away, curve, disc, leaf, type Point } from "../strokes.ts";
import { Daylight, Ground } from "./parts.tsx";

interface Wave {
  readonly count: number;
  /** Radians. */
  readonly phase: number;
  /** In parts of the radius. */
  readonly height: number;
}

const pith: Point = { x: 178, y: 219 };
const OUTER = 152;
const RINGS = 13;

/** A closed ring around the pith. Outer rings are wavier. */
function ring(radius: number, age: number, waves: readonly Wave[]): string {
  const points = Array.from({ length: 40 }, (_, index) => {
    const turn = (index / 40) * Math.PI * 2;
    const bumps = waves.reduce(
      (sum, { count, phase, height }) => sum + height * Math.sin(turn * count + phase),
      0,
    );
    return away(pith, index * 9, radius * (1 + bumps * (0.4 + age * 0.6)));
  });
  return curve(points);
}

/** The widths of the rings. */
const rings = (() => {
  const random = createRandom(21);
  const waves = [2, 3, 5].map((count) => ({ count, phase: random() * 6.28, height: 0.07 / count }));
  let reach = 0.6;
  const radii = Array.from({ length: RINGS }, () => {
    reach += 0.5 + random();
    return reach;
  });
  const last = radii.at(-1) ?? 1;
  return radii.map((radius, index) => ring((radius / last) * (OUTER - 13), index / RINGS, waves));
})();

const bark = ring(OUTER, 1, [
  { count: 2, phase: 1.2, height: 0.02 },
  { count: 17, phase: 0.4, height: 0.012 },
]);

const clauses = [112, 96, 118, 84, 106, 62];

/** A trunk's rings, one per day, and a sheet with the same entries, sealed with the mark. */
export function Contract() {
  return (
    <>
      <Daylight x={300} y={166} radius={146} />
      <path d={bark} className="fill-ink" />
      <path d={rings.at(-1)} className="fill-sheet" />
      <path d={rings.slice(0, -1).join("")} className="stroke-ink opacity-55" strokeWidth="1.5" />
      <path d={rings[8]} className="stroke-amber" strokeWidth="3" />
      <path d={`${disc(pith, 3.5)}M${pith.x} ${pith.y}L62 127L73 115z`} className="fill-ink" />
      <g transform="rotate(5 350 240)">
        <path
          d="M272 108h146l20 20v204h-166zM438 128h-20v-20"
          className="fill-sheet stroke-ink"
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
        <path
          d={clauses.map((length, index) => `M308 ${150 + index * 21}h${length}`).join("")}
          className="stroke-edge"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <path
          d={clauses.map((_, index) => leaf({ x: 290, y: 155 + index * 21 }, 24, 8)).join("")}
          className="fill-leaf"
        />
        <Seal />
      </g>
      <Ground grass={[36, 452]} />
    </>
  );
}

function Seal() {
  const at: Point = { x: 390, y: 292 };
  return (
    <>
      <path d={leaf(at, 206, 54, 0.7) + leaf(at, 154, 50, 0.7)} className="fill-leaf" />
      <circle cx={at.x} cy={at.y} r="35" className="fill-amber" />
      <circle
        cx={at.x}
        cy={at.y}
        r="29"
        className="stroke-paper"
        strokeWidth="2"
        strokeDasharray="0.1 5"
        strokeLinecap="round"
      />
      <path d={leaf({ x: 390, y: 299 }, -48, 20) + leaf({ x: 390, y: 304 }, 52, 14)} className="fill-paper" />
      <path d="M390 312v-14" className="stroke-paper" strokeWidth="2.4" strokeLinecap="round" />
    </>
  );
}
