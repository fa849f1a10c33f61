import { randomFrom } from "./random.ts";

/** How a tree grows. Lengths are in the drawing's units, angles in degrees. */
export interface TreeShape {
  seed: number;
  /** Levels of forks; a tree of two legs has at most 2 ** levels tips. */
  levels: number;
  /** Length of the trunk. */
  trunk: number;
  /** Length of a branch in relation to the one it grows from. */
  taper?: number;
  /** Angle between the two legs of a fork, at the trunk. */
  spread?: number;
  /** How likely a leg is missing, from 0 to 1: trees in nature are not complete. */
  gaps?: number;
}

export interface Branch {
  /** SVG path of one limb, curved as it grows. */
  path: string;
  width: number;
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
}

interface Limb {
  x: number;
  y: number;
  angle: number;
  length: number;
  level: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Grows a tree of two legs from (0, 0) upwards (y falls), always the same for the same shape. Every limb ends in a
 * fork, and where it ends for good in a leaf on its own side.
 */
export function growTree({ seed, levels, trunk, taper = 0.76, spread = 62, gaps = 0 }: TreeShape): Tree {
  const random = randomFrom(seed);
  const tree: Tree = { branches: [], leaves: [] };
  const limbs: Limb[] = [{ x: 0, y: 0, angle: 0, length: trunk, level: 0 }];
  for (let limb = limbs.shift(); limb; limb = limbs.shift()) {
    const { x, y, angle, length, level } = limb;
    const sway = (random() - 0.5) * 10;
    const tipX = x + Math.sin(radians(angle + sway)) * length;
    const tipY = y - Math.cos(radians(angle + sway)) * length;
    const midX = x + Math.sin(radians(angle * 0.72)) * length * 0.55;
    const midY = y - Math.cos(radians(angle * 0.72)) * length * 0.55;
    tree.branches.push({
      path: `M${round(x)} ${round(y)}Q${round(midX)} ${round(midY)} ${round(tipX)} ${round(tipY)}`,
      width: Math.max(0.8, 3.4 * 0.72 ** level),
    });
    for (const side of ["left", "right"] as const) {
      const turn = (spread / 2) * (0.8 + random() * 0.4) * 0.93 ** level * (side === "left" ? -1 : 1);
      const grows = level + 1 < levels && (level < 2 || random() >= gaps);
      if (grows) {
        limbs.push({ x: tipX, y: tipY, angle: angle + turn, length: length * taper * (0.85 + random() * 0.3), level: level + 1 });
      } else {
        tree.leaves.push({ x: round(tipX), y: round(tipY), angle: round(angle + turn * 1.5), size: round(7 + random() * 4), side });
      }
    }
  }
  return tree;
}
