import { createRandom } from "./random.ts";
import { away, limb as limbPath } from "./strokes.ts";

/** Parameters of a tree. Lengths are in the drawing's units, angles in degrees. */
export interface TreeShape {
  seed: number;
  /** Levels of forks. A tree has at most 2 ** levels tips. */
  levels: number;
  /** Length of the trunk, to which branches are relative. */
  trunk: number;
  /** Extra length of the trunk that does not lengthen branches. */
  stem?: number;
  /** Length of a branch relative to its parent. */
  taper?: number;
  /** Angle between the two legs of a fork, at the trunk. */
  spread?: number;
  /** Probability of a missing leg, from 0 to 1. */
  gaps?: number;
  leafSize?: number;
  /** Width of the trunk at its foot. */
  girth?: number;
}

interface Branch {
  /** SVG path of a limb's outline, curved and tapered. */
  path: string;
}

export interface Leaf {
  x: number;
  y: number;
  /** Degrees; 0 points upwards. */
  angle: number;
  size: number;
  side: "left" | "right";
}

export interface Tree {
  branches: Branch[];
  leaves: Leaf[];
  /** Bounding box, including leaves. */
  bounds: { left: number; top: number; width: number; height: number };
}

interface Limb {
  x: number;
  y: number;
  angle: number;
  length: number;
  level: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Generates a tree of two legs from (0, 0) upwards (y decreases), always the same for the same parameters. Every limb ends in
 * a fork or in a leaf on its own side.
 */
export function growTree({
  seed,
  levels,
  trunk,
  stem = 0,
  taper = 0.76,
  spread = 62,
  gaps = 0,
  leafSize = 9,
  girth = trunk / 12,
}: TreeShape): Tree {
  const random = createRandom(seed);
  const tree: Omit<Tree, "bounds"> = { branches: [], leaves: [] };
  const limbs: Limb[] = [{ x: 0, y: 0, angle: 0, length: trunk, level: 0 }];
  for (let limb = limbs.shift(); limb; limb = limbs.shift()) {
    const { x, y, angle, length: measure, level } = limb;
    const length = level === 0 ? measure + stem : measure;
    const sway = (random() - 0.5) * 10;
    const tip = away({ x, y }, angle + sway, length);
    const bend = away({ x, y }, angle * 0.72, length * 0.55);
    const width = Math.max(1, girth * 0.68 ** level);
    tree.branches.push({ path: limbPath({ x, y }, bend, tip, width, Math.max(0.8, width * 0.68)) });
    for (const side of ["left", "right"] as const) {
      const turn = (spread / 2) * (0.8 + random() * 0.4) * 0.93 ** level * (side === "left" ? -1 : 1);
      const grows = level + 1 < levels && (level < 2 || random() >= gaps);
      if (grows) {
        const grown = measure * taper * (0.85 + random() * 0.3);
        limbs.push({ ...tip, angle: angle + turn, length: grown, level: level + 1 });
        // A leaf at every third fork fills the crown.
        if (level > 2 && random() < 0.34) {
          tree.leaves.push({
            x: round(tip.x),
            y: round(tip.y),
            angle: round(angle),
            size: round(leafSize * 0.8),
            side,
          });
        }
      } else {
        const size = round(leafSize * (0.8 + random() * 0.45));
        tree.leaves.push({ x: round(tip.x), y: round(tip.y), angle: round(angle + turn * 1.5), size, side });
      }
    }
  }
  return { ...tree, bounds: measureBounds(tree.leaves) };
}

/** The leaves and the foot at (0, 0) span the drawing, because every limb ends in a leaf or below one. */
function measureBounds(leaves: readonly Leaf[]): Tree["bounds"] {
  const reach = leaves.map(({ x, y, size }) => ({ x, y, size: size * 1.4 }));
  const left = Math.min(0, ...reach.map(({ x, size }) => x - size));
  const right = Math.max(0, ...reach.map(({ x, size }) => x + size));
  const top = Math.min(0, ...reach.map(({ y, size }) => y - size));
  return { left: round(left), top: round(top), width: round(right - left), height: round(2 - top) };
}
