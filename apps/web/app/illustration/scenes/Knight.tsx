import { randomFrom } from "../random.ts";
import { away, curve, disc, leaf, limb, type Point } from "../strokes.ts";
import { blossom, Daylight, Ground, Pot } from "./parts.tsx";

/** The outline of the shrub, against the clock from the foot of the chest. */
const outline: Point[] = [
  [182, 286],
  [186, 252],
  [204, 222],
  [222, 196],
  [226, 182],
  [214, 180],
  [196, 190],
  [172, 200],
  [154, 196],
  [146, 180],
  [154, 160],
  [174, 132],
  [188, 104],
  [196, 78],
  [200, 44],
  [204, 40],
  [222, 62],
  [250, 70],
  [288, 98],
  [310, 144],
  [314, 200],
  [306, 252],
  [304, 286],
].map(([x = 0, y = 0]) => ({ x, y }));

/** Leaves that stand out of the clipped shape, and such that lie on it. */
const { edge, surface } = (() => {
  const random = randomFrom(5);
  const leavesOfEdge: string[] = [];
  outline.forEach((from, index) => {
    const to = outline[index + 1];
    if (!to) return;
    const heading = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const count = Math.max(1, Math.round(length / 15));
    for (let step = 0; step < count; step++) {
      const at = away(from, heading, (length * (step + random() * 0.4)) / count);
      leavesOfEdge.push(leaf(away(at, heading + 90, 5), heading - 62 + random() * 34, 9 + random() * 3));
    }
  });
  const rows = [
    [240, 84],
    [262, 96],
    [216, 104],
    [240, 112],
    [268, 122],
    [290, 128],
    [206, 132],
    [232, 138],
    [260, 148],
    [288, 156],
    [190, 160],
    [216, 162],
    [244, 172],
    [272, 180],
    [298, 186],
    [246, 204],
    [272, 212],
    [294, 220],
    [224, 222],
    [246, 234],
    [270, 242],
    [290, 250],
    [208, 244],
    [230, 258],
    [256, 266],
    [280, 274],
    [206, 270],
    [172, 178],
  ];
  const leavesOfSurface = rows.map(([x = 0, y = 0]) =>
    leaf({ x, y: y + 8 }, -30 + random() * 60, 9 + random() * 3),
  );
  return { edge: leavesOfEdge.join(""), surface: leavesOfSurface.join("") };
})();

const heroes: Point[] = [
  { x: 262, y: 72 },
  { x: 294, y: 102 },
  { x: 312, y: 142 },
  { x: 317, y: 186 },
  { x: 314, y: 230 },
];

/** The rank Knight: a shrub clipped into the piece of chess, with five blossoms for the five Heroes. */
export function Knight() {
  return (
    <>
      <Daylight x={236} y={166} radius={144} />
      <path
        d={limb({ x: 242, y: 314 }, { x: 244, y: 296 }, { x: 242, y: 276 }, 14, 12)}
        className="fill-ink"
      />
      <path d={edge} className="fill-leaf" />
      <path d={curve(outline)} className="fill-leaf" />
      <path d={surface} className="stroke-paper opacity-45" strokeWidth="1.5" strokeLinejoin="round" />
      <path d={disc({ x: 196, y: 136 }, 5.5)} className="fill-paper" />
      <path d={heroes.map((at) => blossom(at, 11)).join("")} className="fill-amber" />
      <path d={heroes.map((at) => disc(at, 3)).join("")} className="fill-paper" />
      <Pot x={242} />
      <Ground grass={[112, 366]} />
    </>
  );
}
