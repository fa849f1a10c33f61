import { createRandom } from "../random.ts";
import { away, curve, disc, heading, leaf, limb, type Point } from "../strokes.ts";
import { blossom, Daylight, Ground, Pot } from "./parts.tsx";

const points = (...places: [x: number, y: number][]): Point[] => places.map(([x, y]) => ({ x, y }));

/** The outline of the shrub, clockwise from the foot of its chest. */
const outline = points(
  [176, 284],
  [182, 254],
  [200, 226],
  [216, 202],
  [219, 190],
  [204, 190],
  [184, 196],
  [166, 208],
  [148, 213],
  [133, 206],
  [127, 191],
  [136, 171],
  [156, 145],
  [172, 116],
  [186, 92],
  [197, 74],
  [203, 40],
  [208, 36],
  [227, 62],
  [244, 64],
  [276, 82],
  [303, 122],
  [316, 176],
  [314, 232],
  [306, 284],
);

/** Positions of leaves on the shrub. */
const tops = points(
  [232, 84],
  [256, 96],
  [208, 100],
  [230, 112],
  [258, 124],
  [282, 120],
  [188, 124],
  [210, 134],
  [236, 140],
  [268, 150],
  [292, 152],
  [174, 150],
  [196, 160],
  [222, 164],
  [248, 172],
  [280, 178],
  [302, 186],
  [158, 172],
  [178, 180],
  [238, 198],
  [266, 206],
  [292, 214],
  [222, 222],
  [248, 232],
  [278, 240],
  [302, 244],
  [204, 246],
  [230, 256],
  [260, 264],
  [290, 270],
  [196, 272],
  [148, 194],
);

const { edge, surface } = (() => {
  const random = createRandom(5);
  const standing = outline.slice(0, -1).flatMap((from, index) => {
    const to = outline[index + 1] ?? from;
    const way = heading(from, to);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const count = Math.max(1, Math.round(length / 13));
    return Array.from({ length: count }, (_, step) => {
      const at = away(away(from, way, (length * (step + 0.5 * random())) / count), way + 90, 5);
      return leaf(at, way - 58 + random() * 34, 10 + random() * 3);
    });
  });
  const lying = tops.map((at) => leaf({ x: at.x, y: at.y + 8 }, -34 + random() * 52, 9.5 + random() * 3));
  return { edge: standing.join(""), surface: lying.join("") };
})();

/** Five blossoms for the five Heroes that a Knight mentors. */
const mane = points([246, 62], [281, 84], [306, 122], [318, 168], [318, 216]);

/** The rank Knight: a shrub clipped into a chess knight, with five blossoms in its mane. */
export function Knight() {
  return (
    <>
      <Daylight x={232} y={166} radius={146} />
      <path
        d={limb({ x: 241, y: 314 }, { x: 244, y: 296 }, { x: 241, y: 276 }, 15, 13)}
        className="fill-ink"
      />
      <path d={edge + curve(outline)} className="fill-leaf" />
      <path d={surface} className="stroke-paper opacity-45" strokeWidth="1.4" strokeLinejoin="round" />
      <path d={leaf({ x: 180, y: 138 }, 62, 12)} className="fill-paper" />
      <path d={disc({ x: 146, y: 188 }, 2.6)} className="fill-paper" />
      <path d={mane.map((at, index) => blossom(at, 13, index * 22)).join("")} className="fill-amber" />
      <path d={mane.map((at) => disc(at, 3.4)).join("")} className="fill-paper" />
      <Pot x={241} />
      <Ground grass={[104, 352, 386]} />
    </>
  );
}
