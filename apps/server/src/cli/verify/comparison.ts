import type { PlanName } from "../../database/tables.ts";

/** A number, a name or an address: whatever the index says and the contract can be asked for. */
export type Figure = string | number | bigint | boolean;

/** One figure that the index has otherwise than the contract. */
export interface Difference {
  plan: PlanName;
  /** Whose it is: "member 12", "member 12 in round 3", "round 3", "month 0", "the plan". */
  of: string;
  field: string;
  index: string;
  contract: string;
}

/** What a comparison is told about the round that is being settled. */
export interface Motion<Key> {
  /** Fields that a settlement under way has already changed in the contract, and changes in the index when it is done. */
  fields: readonly Key[];
  /** Whether the contract is ahead, as it has to be. */
  isAhead: boolean;
}

/** Gathers what was compared, and what differs. */
export class Comparison {
  readonly differences: Difference[] = [];
  #compared = 0;
  #inMotion = 0;

  /** How many figures were compared. */
  get compared(): number {
    return this.#compared;
  }

  /** How many of them belong to a settlement under way, so that nothing can be said about them. */
  get inMotion(): number {
    return this.#inMotion;
  }

  /** Compares figure by figure; those of `motion` may differ where the contract is ahead. */
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

  /** One figure that may be at most so much, such as what is owed beside what is held. */
  atMost(of: { plan: PlanName; of: string }, field: string, figure: bigint, most: bigint): void {
    this.#compared += 1;
    if (figure <= most) return;
    this.differences.push({ ...of, field, index: String(figure), contract: `at most ${most}` });
  }

  /** Something that the index has and the contract does not know, or the other way round. */
  add(difference: Difference): void {
    this.#compared += 1;
    this.differences.push(difference);
  }
}
