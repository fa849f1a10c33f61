import { away, disc, leaf, limb, line, type Point } from "../strokes.ts";
import { Daylight, GROUND, Ground } from "./parts.tsx";

/** The first fork, the centre of the levels. */
const root: Point = { x: 240, y: 270 };
const reaches = [0, 68, 124, 170, 200];
const LEVELS = reaches.length;
/** Angle of the outermost tips from the middle, in degrees. */
const LEAN = 82;
/** Number of occupied tips of the right leg, out of eight, counted from the outside. */
const TAKEN_RIGHT = 5;

/** The position of a seat: `level` forks above the first one, the `place`-th from the left. */
function seat(level: number, place: number): Point {
  const lean = ((place + 0.5) / 2 ** level - 0.5) * 2 * LEAN;
  return away(root, lean, reaches[level] ?? 0);
}

const forks = Array.from({ length: LEVELS - 1 }, (_, level) =>
  Array.from({ length: 2 ** level }, (_, place) => seat(level, place)),
).flat();

const tips = Array.from({ length: 16 }, (_, place) => ({
  at: seat(4, place),
  lean: ((place + 0.5) / 16 - 0.5) * 2 * LEAN,
  left: place < 8,
  taken: place < 8 || place >= 16 - TAKEN_RIGHT,
}));

const limbs = Array.from({ length: LEVELS - 1 }, (_, below) => {
  const level = below + 1;
  return Array.from({ length: 2 ** level }, (_, place) => {
    const from = seat(below, Math.floor(place / 2));
    const to = seat(level, place);
    const lean = ((place + 0.5) / 2 ** level - 0.5) * 2 * LEAN;
    const via = away(from, lean * 1.12, Math.hypot(to.x - from.x, to.y - from.y) * 0.5);
    return limb(from, via, to, 9.5 - level * 2, 8.4 - level * 2);
  }).join("");
});

/** Each leaf of the right leg and its opposite make a point in the middle. */
const pairs = tips.slice(0, TAKEN_RIGHT).map(({ at }) => at);

/** A tree of two legs as the plan counts it: opposite leaves make points, the rest waits. */
export function Plans() {
  const drawn = (left: boolean) =>
    tips
      .filter((tip) => tip.taken && tip.left === left)
      .map(({ at, lean }) => leaf(at, lean, 25))
      .join("");
  const awaited = tips.filter(({ taken }) => !taken).map(({ at, lean }) => leaf(at, lean, 25));
  return (
    <>
      <Daylight x={240} y={184} radius={150} />
      <path
        d={pairs.map(({ x, y }) => line({ x: x + 14, y }, { x: 466 - x, y })).join("")}
        className="stroke-amber"
        strokeWidth="2"
        strokeDasharray="0.1 6.5"
        strokeLinecap="round"
      />
      <path
        d={limb({ x: 240, y: GROUND }, { x: 235, y: 322 }, root, 16, 10) + limbs.join("")}
        className="fill-ink"
      />
      <path d={drawn(true)} className="fill-leaf" />
      <path d={drawn(false)} className="fill-leaf opacity-55" />
      <path d={awaited.join("")} className="stroke-edge" strokeWidth="1.6" strokeDasharray="3 3" />
      <path
        d={forks.map((at, index) => disc(at, index < 3 ? 9 : 6)).join("")}
        className="fill-sheet stroke-ink"
        strokeWidth="2"
      />
      <path d={pairs.map(({ y }) => leaf({ x: 240, y: y + 11 }, 0, 16)).join("")} className="fill-amber" />
      <Ground grass={[142, 322]} />
    </>
  );
}
