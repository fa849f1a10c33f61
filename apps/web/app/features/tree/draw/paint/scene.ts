import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "../../data/columns.ts";
import type { FindStep } from "../../explore/colours.ts";
import type { Camera, Viewport } from "../camera/camera.ts";
import type { Visible } from "../camera/marks.ts";
import type { DrawnTree } from "../camera/sight.ts";
import type { Palette } from "./palette.ts";

/** What is written at a seat. */
export interface SeatLabel {
  readonly name: string;
  /** Address of the member's picture. */
  readonly picture?: string | null;
}

/** An imagined member. */
interface GhostSeat {
  /** Below 0. */
  readonly id: number;
  /** A seat number, or the id of a ghost that is earlier in the list. */
  readonly upline: number;
  readonly leg: "left" | "right";
  readonly units: number;
}

/** Texts of the drawing, in the reader's language. */
export interface DrawingWords {
  /** Seats in a row without a second leg. */
  readonly stem: (seats: number) => string;
  /** Seats that are not loaded. */
  readonly hidden: (seats: number) => string;
  readonly ghost: (id: number) => string;
}

/** What is drawn. */
export interface Scene {
  readonly tree: DrawnTree;
  /** The step of the colour scale of a seat; null draws all seats alike. */
  readonly findStep: FindStep | null;
  /** A position, or NONE. */
  readonly selected: number;
  /** Selects the free seat on this leg of the selected seat. */
  readonly freeLeg: "left" | "right" | null;
  readonly ghosts: readonly GhostSeat[];
  /** Seats with higher numbers have not joined yet; null shows all, and free seats. */
  readonly lastNumber: number | null;
  readonly words: DrawingWords;
  /** What to write at a seat number. Undefined until it is known; asking for it makes it known later. */
  readonly findLabel: (number: number) => SeatLabel | undefined;
  /** The picture at an address once it is loaded. */
  readonly avatarAt: (address: string) => CanvasImageSource | undefined;
}

/** One frame. */
export interface Frame {
  readonly scene: Scene;
  readonly visible: Visible;
  readonly viewport: Viewport;
  readonly palette: Palette;
  readonly camera: Camera;
  /** Units per seat; 0 while unknown. */
  readonly mean: number;
}

/** Whether a seat is the selected one or above it. */
export function isOnPath({ tree, selected }: Scene, position: number): boolean {
  return selected !== NONE && position <= selected && selected < at(tree.end, position);
}

/** Whether nothing is on a leg, loaded or not. */
export function isFreeLeg(tree: DrawnTree, position: number, leg: "left" | "right"): boolean {
  const hidden = leg === "left" ? tree.hiddenLeft : tree.hiddenRight;
  return at(tree[leg], position) === NONE && (hidden?.[position] ?? 0) === 0;
}

/** Sample size: seats whose colours represent their subtree. */
const SAMPLES = 9;
/** How many of them have each step; kept, because a frame asks for the colours of a hundred subtrees. */
const counts = new Uint8Array(256);

/** The step of the colour scale that is most frequent among some seats of a subtree, spread over it. */
export function colourOfSubtree(
  { findStep, tree }: Pick<Scene, "findStep" | "tree">,
  position: number,
): number {
  if (findStep === null) return 0;
  const seats = at(tree.end, position) - position;
  if (seats <= 1) return findStep(position);
  counts.fill(0);
  let best = findStep(position);
  for (let sample = 0; sample < Math.min(SAMPLES, seats); sample++) {
    const step = findStep(position + Math.floor((sample * seats) / Math.min(SAMPLES, seats)));
    counts[step] = at(counts, step) + 1;
    if (at(counts, step) > at(counts, best)) best = step;
  }
  return best;
}
