/** The hand of every drawing: tapered limbs, leaves and closed curves, as SVG path data. `y` falls. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** One decimal is finer than a screen shows, and keeps a drawing at a few kB. */
const short = (value: number) => String(Math.round(value * 10) / 10);
const pair = ({ x, y }: Point) => `${short(x)} ${short(y)}`;

/** The point at `distance` from `from` in the direction `degrees`; 0 points upwards, 90 to the right. */
export function away(from: Point, degrees: number, distance: number): Point {
  return {
    x: from.x + Math.sin(radians(degrees)) * distance,
    y: from.y - Math.cos(radians(degrees)) * distance,
  };
}

/** The point at `part` (0 to 1) of the quadratic curve from `from` by `via` to `to`. */
export function alongCurve(part: number, from: Point, via: Point, to: Point): Point {
  const at = (a: number, b: number, c: number) =>
    (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part ** 2 * c;
  return { x: at(from.x, via.x, to.x), y: at(from.y, via.y, to.y) };
}

function heading(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

/** A limb along the curve from `from` by `via` to `to`, that tapers from one width to the other and ends round. */
export function limb(from: Point, via: Point, to: Point, width: number, tipWidth: number): string {
  const first = heading(from, via);
  const last = heading(via, to);
  const middle = heading(from, to);
  const half = (width + tipWidth) / 4;
  const side = (turn: -90 | 90) => ({
    foot: away(from, first + turn, width / 2),
    bend: away(via, middle + turn, half),
    tip: away(to, last + turn, tipWidth / 2),
  });
  const left = side(-90);
  const right = side(90);
  const radius = short(Math.max(0.1, tipWidth / 2));
  return (
    `M${pair(left.foot)}Q${pair(left.bend)} ${pair(left.tip)}` +
    `A${radius} ${radius} 0 0 1 ${pair(right.tip)}Q${pair(right.bend)} ${pair(right.foot)}Z`
  );
}

/** A leaf of `size` that grows from `stem` in the direction `degrees`. It is 1.35 times as long as its size. */
export function leaf(stem: Point, degrees: number, size: number): string {
  const at = (x: number, y: number) => pair(away(away(stem, degrees, -y * size), degrees + 90, x * size));
  return `M${at(0, 0)}C${at(-0.62, -0.3)} ${at(-0.6, -0.92)} ${at(0, -1.35)}C${at(0.6, -0.92)} ${at(0.62, -0.3)} ${at(0, 0)}Z`;
}

/** The veins of a large leaf, to be stroked: its rib, and `pairs` of veins that leave it. */
export function veins(stem: Point, degrees: number, size: number, pairs = 3): string {
  const rib = `M${pair(stem)}L${pair(away(stem, degrees, size * 1.16))}`;
  const twigs = Array.from({ length: pairs }, (_, index) => {
    const start = away(stem, degrees, size * (0.26 + (index * 0.66) / pairs));
    const reach = size * (0.36 - (index * 0.14) / pairs);
    return [-48, 48].map((turn) => `M${pair(start)}L${pair(away(start, degrees + turn, reach))}`).join("");
  });
  return rib + twigs.join("");
}

/** A circle as path data, so that many are one element. */
export function disc(centre: Point, radius: number): string {
  const r = short(radius);
  return `M${pair({ x: centre.x - radius, y: centre.y })}a${r} ${r} 0 1 1 ${short(radius * 2)} 0a${r} ${r} 0 1 1 ${short(-radius * 2)} 0Z`;
}

/** A straight line through the points. */
export function line(...points: readonly Point[]): string {
  return `M${points.map(pair).join("L")}`;
}

/** A smooth curve through the points (Catmull and Rom's), closed unless `open`. */
export function curve(points: readonly Point[], open = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const place = open ? Math.min(count - 1, Math.max(0, index)) : (index + count) % count;
    return points[place] ?? { x: 0, y: 0 };
  };
  const pieces = Array.from({ length: open ? count - 1 : count }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leaving = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arriving = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${pair(leaving)} ${pair(arriving)} ${pair(to)}`;
  });
  return `M${pair(at(0))}${pieces.join("")}${open ? "" : "Z"}`;
}
