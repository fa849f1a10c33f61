import type { PlanName } from "../../database/tables.ts";

/** A number, a username or an address. */
export type Figure = string | number | bigint | boolean;

/** One figure that differs between index and contract. */
export interface Difference {
  plan: PlanName;
  /** Its owner: "member 12", "member 12 in round 3", "round 3", "month 0", "the plan". */
  of: string;
  field: string;
  index: string;
  contract: string;
}

/** What a comparison has to know about a settlement in progress. */
export interface Motion<Key> {
  /** Fields that the settlement has changed in the contract already, and in the index only at its end. */
  fields: readonly Key[];
  /** Whether the contract is ahead of the index, as expected. */
  isAhead: boolean;
}

/** Counts compared figures and collects differences. */
export class Comparison {
  readonly differences: Difference[] = [];
  #compared = 0;
  #inMotion = 0;

  /** The number of compared figures. */
  get compared(): number {
    return this.#compared;
  }

  /** The number of figures that belong to a settlement in progress, so that they cannot be compared. */
  get inMotion(): number {
    return this.#inMotion;
  }

  /** Compares figure by figure; the contract may be ahead in those of `motion`. */
  compare<Shape extends Readonly<Record<string, Figure>>>(
    of: { plan: PlanName; of: string },
    index: Shape,
    contract: Shape,
    motion: Motion<keyof Shape> = { fields: [], isAhead: false },
  ): void {
    for (const field of Object.keys(contract)) {
      const [mine, theirs] = [String(index[field]), String(contract[field])];
      this.#compared += 1;
      if (mine === theirs) continue;
      if (motion.isAhead && motion.fields.includes(field)) this.#inMotion += 1;
      else this.differences.push({ ...of, field, index: mine, contract: theirs });
    }
  }

  /** Checks that one figure does not exceed another, such as debts and balance. */
  atMost(of: { plan: PlanName; of: string }, field: string, figure: bigint, most: bigint): void {
    this.#compared += 1;
    if (figure <= most) return;
    this.differences.push({ ...of, field, index: String(figure), contract: `at most ${most}` });
  }

  /** Adds something that only the index or only the contract has. */
  add(difference: Difference): void {
    this.#compared += 1;
    this.differences.push(difference);
  }
}
