/** Shapes of all drawings as SVG path data: tapered limbs, leaves and closed curves. `y` grows downwards. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Coordinates as path data, with one decimal and no space before a sign. */
function coordinates(...points: readonly Point[]): string {
  return points
    .flatMap(({ x, y }) => [x, y])
    .map((value) => String(Math.round(value * 10) / 10 || 0))
    .reduce((text, number) => text + (number.startsWith("-") || text === "" ? "" : " ") + number, "");
}

const minus = (to: Point, from: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** Path data of a command with points relative to `from`, which is shorter than absolute ones. */
function relative(command: "q" | "c" | "l", from: Point, ...points: readonly Point[]): string {
  return command + coordinates(...points.map((point) => minus(point, from)));
}

/** The point at `distance` from `from` in the direction `degrees`; 0 points upwards, 90 to the right. */
export function away(from: Point, degrees: number, distance: number): Point {
  return {
    x: from.x + Math.sin(radians(degrees)) * distance,
    y: from.y - Math.cos(radians(degrees)) * distance,
  };
}

/** The direction from one point to another, in degrees as `away` takes them. */
export function heading(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

/** A limb along the curve from `from` by `via` to `to`, tapered from one width to the other, with a round end. */
export function limb(from: Point, via: Point, to: Point, width: number, tipWidth: number): string {
  const sides = ([-90, 90] as const).map((turn) => ({
    foot: away(from, heading(from, via) + turn, width / 2),
    bend: away(via, heading(from, to) + turn, (width + tipWidth) / 4),
    tip: away(to, heading(via, to) + turn, tipWidth / 2),
  }));
  const [left, right] = sides;
  if (!left || !right) return "";
  const end = away(to, heading(via, to), tipWidth * 0.66);
  return (
    `M${coordinates(left.foot)}${relative("q", left.foot, left.bend, left.tip)}` +
    `${relative("q", left.tip, end, right.tip)}${relative("q", right.tip, right.bend, right.foot)}z`
  );
}

/**
 * The outline of a leaf from its stem to its tip and back, as the control points of two cubic curves, x to the right and y
 * towards the tip. Its length is 1.4, its width 0.82.
 */
export const leafOutline = {
  tip: { x: 0.02, y: 1.4 },
  toTip: [
    { x: -0.56, y: 0.26 },
    { x: -0.54, y: 0.92 },
  ],
  toStem: [
    { x: 0.52, y: 0.96 },
    { x: 0.56, y: 0.3 },
  ],
} as const;

/**
 * A leaf that grows from `stem` in the direction `degrees`. Its length is 1.4 times `size`, and its width about three quarters
 * of `size` at a breadth of 1.
 */
export function leaf(stem: Point, degrees: number, size: number, breadth = 1): string {
  const at = ({ x, y }: Point) => away(away(stem, degrees, y * size), degrees + 90, x * size * breadth);
  const tip = at(leafOutline.tip);
  return (
    `M${coordinates(stem)}${relative("c", stem, ...leafOutline.toTip.map(at), tip)}` +
    `${relative("c", tip, ...leafOutline.toStem.map(at), stem)}z`
  );
}

/** The veins of a large leaf, to be stroked: its midrib and `pairs` of side veins. */
export function veins(stem: Point, degrees: number, size: number, pairs = 3): string {
  const twigs = Array.from({ length: pairs }, (_, index) => {
    const start = away(stem, degrees, size * (0.3 + (index * 0.66) / pairs));
    const reach = size * (0.32 - (index * 0.13) / pairs);
    return [-46, 46].map((turn) => line(start, away(start, degrees + turn, reach))).join("");
  });
  return line(stem, away(stem, degrees, size * 1.2)) + twigs.join("");
}

/** A circle as path data, so that many circles fit in one element. */
export function disc(centre: Point, radius: number): string {
  const half = (side: "" | "-") => `a${radius} ${radius} 0 1 1 ${side}${radius * 2} 0`;
  return `M${coordinates({ x: centre.x - radius, y: centre.y })}${half("")}${half("-")}z`;
}

/** A straight line through the points. */
export function line(first: Point, ...others: readonly Point[]): string {
  let from = first;
  const pieces = others.map((to) => {
    const piece = relative("l", from, to);
    from = to;
    return piece;
  });
  return `M${coordinates(first)}${pieces.join("")}`;
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
    return relative("c", from, leaving, arriving, to);
  });
  return `M${coordinates(at(0))}${pieces.join("")}${open ? "" : "z"}`;
}
