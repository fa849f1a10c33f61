import { away, disc, leaf, limb, type Point } from "../strokes.ts";
import { blossom, Daylight, Ground, Pot } from "./parts.tsx";

const centre: Point = { x: 240, y: 146 };
const RADIUS = 100;
/** Positions of leaf pairs on a leg of the wreath, in degrees from its lowest point. */
const places = [20, 37, 54, 71, 88, 105, 122, 139];
const berries = [29, 62, 97, 131];

/** A leg of the wreath: -1 is left, 1 is right. */
function leg(side: -1 | 1) {
  const at = (degrees: number, reach = RADIUS) => away(centre, 180 - degrees * side, reach);
  /** Along the wreath, away from its foot. */
  const onwards = (degrees: number) => side * (90 - degrees);
  const wood = [0, 38, 76, 114].map((from, index) =>
    limb(at(from), at(from + 19, RADIUS * 1.056), at(from + 38), 8 - index * 1.6, 6.4 - index * 1.6),
  );
  const leaves = places.flatMap((degrees, index) => {
    const size = 29 - index * 1.3;
    return [
      leaf(at(degrees), onwards(degrees) + side * 36, size, 0.8),
      leaf(at(degrees + 7), onwards(degrees) - side * 44, size * 0.84, 0.8),
    ];
  });
  return {
    wood: wood.join(""),
    leaves: leaves.join("") + leaf(at(151), onwards(156), 24, 0.8),
    berries: berries
      .map((degrees, index) => disc(at(degrees, RADIUS + (index % 2 === 0 ? 9 : -10)), 4.5))
      .join(""),
  };
}

const left = leg(-1);
const right = leg(1);

/** The rank Hero: a laurel wreath of two legs around one blossom. */
export function Hero() {
  return (
    <>
      <Daylight x={240} y={150} radius={144} />
      <path d={right.leaves} className="fill-leaf opacity-55" />
      <path d={left.leaves} className="fill-leaf" />
      <path
        d={limb({ x: 240, y: 314 }, { x: 233, y: 280 }, { x: 240, y: 244 }, 14, 10) + left.wood + right.wood}
        className="fill-ink"
      />
      <path d={left.berries + right.berries + blossom(centre, 38)} className="fill-amber" />
      <path d={blossom(centre, 21, 36)} className="fill-paper" />
      <path d={disc(centre, 8)} className="fill-amber" />
      <Pot x={240} />
      <Ground grass={[108, 350, 388]} />
    </>
  );
}
