import { at } from "./column.ts";

/** The root seat's id. Ids count from it, so an upline's id is always smaller than its child's. */
export const ROOT = 1;

/** The id of no member: the upline of the root. */
export const NO_ID = 0;

export type Leg = 0 | 1;
export const LEFT = 0;
export const RIGHT = 1;

/** The seats of the tree. Columns are indexed by id; entry 0 is unused. */
export class Tree {
  readonly upline = [NO_ID, NO_ID];
  readonly leg: Leg[] = [LEFT, LEFT];
  readonly left = [NO_ID, NO_ID];
  readonly right = [NO_ID, NO_ID];
  /** Levels below the root. */
  readonly depth = [0, 0];

  /** The highest id, and the number of seats. */
  get size(): number {
    return this.upline.length - 1;
  }

  has(id: number): boolean {
    return Number.isInteger(id) && id >= ROOT && id <= this.size;
  }

  /** The child on this leg of `id`, or `NO_ID`. */
  below(id: number, leg: Leg): number {
    return at(leg === LEFT ? this.left : this.right, id);
  }

  /** The next free leg of `referral`: first the left, then the right; undefined if both are taken. */
  freeLeg(referral: number): Leg | undefined {
    if (this.below(referral, LEFT) === NO_ID) return LEFT;
    return this.below(referral, RIGHT) === NO_ID ? RIGHT : undefined;
  }

  /** Adds a seat on a free leg of `referral`, and returns its id. */
  add(referral: number, leg: Leg): number {
    const id = this.size + 1;
    this.upline.push(referral);
    this.leg.push(leg);
    this.left.push(NO_ID);
    this.right.push(NO_ID);
    this.depth.push(at(this.depth, referral) + 1);
    (leg === LEFT ? this.left : this.right)[referral] = id;
    return id;
  }
}
