import { at } from "./column.ts";

/** The root seat's id. Ids count from it, so an upline's id is always smaller than its child's. */
export const ROOT = 1;

/** In place of an id: nobody. */
export const NOBODY = 0;

export type Leg = 0 | 1;
export const LEFT = 0;
export const RIGHT = 1;

/** Who sits where. Columns are indexed by id; entry 0 stands for nobody. */
export class Tree {
  readonly upline = [NOBODY, NOBODY];
  readonly leg: Leg[] = [LEFT, LEFT];
  readonly left = [NOBODY, NOBODY];
  readonly right = [NOBODY, NOBODY];
  /** Levels below the root. */
  readonly depth = [0, 0];

  /** The highest id, which is also how many seats there are. */
  get size(): number {
    return this.upline.length - 1;
  }

  has(id: number): boolean {
    return Number.isInteger(id) && id >= ROOT && id <= this.size;
  }

  /** Who sits on this leg of `id`, or `NOBODY`. */
  below(id: number, leg: Leg): number {
    return at(leg === LEFT ? this.left : this.right, id);
  }

  /** The leg on which `referral` takes its next child: first the left, then the right; undefined when both are taken. */
  freeLeg(referral: number): Leg | undefined {
    if (this.below(referral, LEFT) === NOBODY) return LEFT;
    return this.below(referral, RIGHT) === NOBODY ? RIGHT : undefined;
  }

  /** Seats a new member on a free leg of `referral`, and returns the new id. */
  add(referral: number, leg: Leg): number {
    const id = this.size + 1;
    this.upline.push(referral);
    this.leg.push(leg);
    this.left.push(NOBODY);
    this.right.push(NOBODY);
    this.depth.push(at(this.depth, referral) + 1);
    (leg === LEFT ? this.left : this.right)[referral] = id;
    return id;
  }
}
