/** A seat that is drawn on its own. Coordinates and lengths of all marks are in CSS pixels of the screen. */
export interface SeatMark {
  readonly position: number;
  readonly x: number;
  readonly y: number;
  /** The distance to the nearest seat, or the width of the columns that the seat has for itself. */
  readonly room: number;
}

/** Seats that are drawn as one shape, which hangs at `y` below its columns. */
export interface ShapeMark {
  /** `subtree`: a narrow subtree. `merged`: narrow legs along a spine. `hidden`: a leg that is not loaded. */
  readonly kind: "subtree" | "merged" | "hidden";
  /** Some of its seats are not loaded, so its units are an estimate. */
  readonly isPartial: boolean;
  /** The top seat; of merged legs the first seat of the spine, of a hidden leg its upline. */
  readonly position: number;
  /** The left edge. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly seats: number;
  /** 0 of a hidden leg. */
  readonly units: number;
}

/** A bough from a seat to a lower one: to a child, past merged seats of a spine, or to a leg that is not loaded. */
export interface BoughMark {
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
  /** The lower seat; NONE if it is not loaded. */
  readonly position: number;
  /** Units from the lower seat down. */
  readonly units: number;
}

/** Seats in a row without a second leg, too close together to be drawn apart. */
export interface StemMark {
  /** A place in the middle of what is on the screen of it. */
  readonly x: number;
  readonly y: number;
  /** From its first to its last place on the screen. */
  readonly length: number;
  readonly seats: number;
}

/** All that is drawn of a tree, from the top down. */
export interface Visible {
  readonly seats: readonly SeatMark[];
  readonly shapes: readonly ShapeMark[];
  readonly boughs: readonly BoughMark[];
  readonly stems: readonly StemMark[];
}
