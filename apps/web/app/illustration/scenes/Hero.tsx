import { away, disc, leaf, limb, type Point } from "../strokes.ts";
import { blossom, Daylight, Ground, Pot } from "./parts.tsx";

const centre = { x: 240, y: 148 };
const RADIUS = 98;
/** Where leaves stand on a leg of the wreath, in degrees from its lowest point. */
const places = [26, 46, 66, 86, 106, 126, 146];

function onWreath(degrees: number): Point {
  return away(centre, 180 - degrees, RADIUS);
}

function leg(side: -1 | 1): { wood: string; leaves: string } {
  const at = (degrees: number) => onWreath(degrees * side);
  const stations = [0, 40, 80, 120, 156].map(at);
  const wood = stations
    .slice(0, -1)
    .map((from, index) => {
      const to = stations[index + 1] ?? from;
      const via = away(centre, 180 - side * (index * 40 + 20), RADIUS * 1.062);
      return limb(from, via, to, 8 - index * 1.7, 6.3 - index * 1.6);
    })
    .join("");
  const leaves = places
    .map((degrees, index) => {
      const size = 25 - index * 1.3;
      const along = 90 - degrees;
      return (
        leaf(at(degrees), side * (along + 38), size) + leaf(at(degrees + 6), side * (along - 40), size * 0.86)
      );
    })
    .join("");
  return { wood, leaves: leaves + leaf(at(156), side * (90 - 160), 20) };
}

const left = leg(-1);
const right = leg(1);

/** The rank Hero: a laurel that grew into a wreath of two legs around one blossom. */
export function Hero() {
  return (
    <>
      <Daylight x={240} y={148} radius={140} />
      <path
        d={limb({ x: 240, y: 314 }, { x: 234, y: 280 }, { x: 240, y: 244 }, 13, 9)}
        className="fill-ink"
      />
      <path d={right.leaves} className="fill-leaf opacity-60" />
      <path d={left.wood + right.wood} className="fill-ink" />
      <path d={left.leaves} className="fill-leaf" />
      <path d={blossom(centre, 36)} className="fill-amber" />
      <path d={blossom(centre, 20, 36)} className="fill-amber-ink" />
      <path d={disc(centre, 9)} className="fill-paper" />
      <Pot x={240} />
      <Ground grass={[120, 352]} />
    </>
  );
}
