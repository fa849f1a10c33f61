import type { Steps } from "../steps.ts";

/** A text that belongs to a label, by what it mentions. */
export interface Example {
  readonly features: readonly string[];
  readonly label: string;
}

/**
 * The features of a text by number, with what each counts. The squares of the values add up to 1; the last ones may be 0, so that
 * there is a whole number of groups.
 */
export interface Vector {
  readonly numbers: Uint32Array;
  readonly values: Float32Array;
}

/** What is said about kinds of features. */
export interface Kinds {
  /** What a feature counts next to others. */
  readonly factor: (feature: string) => number;
  /** How many examples have a feature that is known. Fewer say nothing about other texts. */
  readonly least: (feature: string) => number;
  /** Whether unknown features of its kind are left out, because most are unknown. Others represent unknown words. */
  readonly isOptional: (feature: string) => boolean;
}

/** The features that are known, as plain data. */
export interface SavedFeatures {
  readonly numbers: ReadonlyMap<string, number>;
  readonly rarities: Float32Array;
}

/** The number of all features that are not known. */
const UNKNOWN = 0;
/** Stands for features that a vector does without. */
const LEFT_OUT = -1;
/** Features that are read at a time. */
export const GROUP = 4;

/** Room for so many features. */
function emptyVector(count: number): Vector {
  const size = Math.ceil(count / GROUP) * GROUP;
  return { numbers: new Uint32Array(size), values: new Float32Array(size) };
}

/** The known features, where a rare one counts more. */
export class FeatureTable {
  readonly saved: SavedFeatures;
  readonly #isOptional: Kinds["isOptional"];

  constructor(saved: SavedFeatures, { isOptional }: Pick<Kinds, "isOptional">) {
    this.saved = saved;
    this.#isOptional = isOptional;
  }

  /** Learns which features there are, and returns the examples' vectors too. */
  static *read(
    examples: readonly Example[],
    kinds: Kinds,
  ): Steps<{ table: FeatureTable; vectors: Vector[] }> {
    const all = new Map<string, number>();
    const counts: number[] = [];
    /** The numbers of each example's features. Sets would take ten times the memory. */
    const sets: Uint32Array[] = [];
    for (const { features } of examples) {
      const set = new Set<number>();
      for (const feature of features) {
        const number = all.get(feature) ?? all.size;
        all.set(feature, number);
        set.add(number);
      }
      for (const number of set) counts[number] = (counts[number] ?? 0) + 1;
      sets.push(Uint32Array.from(set));
      yield;
    }
    const numbers = new Map<string, number>();
    const rarities = [0];
    /** The numbers of the known features, and `LEFT_OUT` or `UNKNOWN` of the others. */
    const renumbered = new Int32Array(all.size);
    let unknown = 0;
    for (const [feature, number] of all) {
      const count = counts[number] ?? 0;
      if (count >= kinds.least(feature)) {
        renumbered[number] = rarities.length;
        numbers.set(feature, rarities.length);
        rarities.push(kinds.factor(feature) * Math.log(1 + examples.length / count));
      } else if (kinds.isOptional(feature)) {
        renumbered[number] = LEFT_OUT;
      } else {
        unknown += 1;
      }
      yield;
    }
    rarities[UNKNOWN] = Math.log(1 + examples.length / Math.max(1, unknown));
    const table = new FeatureTable({ numbers, rarities: Float32Array.from(rarities) }, kinds);
    const vectors: Vector[] = [];
    for (const set of sets) {
      const own = new Set<number>();
      for (const number of set) own.add(renumbered[number] ?? UNKNOWN);
      own.delete(LEFT_OUT);
      vectors.push(table.#weigh(own));
      yield;
    }
    return { table, vectors };
  }

  /** How many features there are, with the unknown ones as one. */
  get size(): number {
    return this.saved.rarities.length;
  }

  toVector(features: readonly string[]): Vector {
    const own = new Set<number>();
    for (const feature of features) {
      const number = this.saved.numbers.get(feature);
      if (number !== undefined) own.add(number);
      else if (!this.#isOptional(feature)) own.add(UNKNOWN);
    }
    return this.#weigh(own);
  }

  #weigh(own: ReadonlySet<number>): Vector {
    const { rarities } = this.saved;
    let squares = 0;
    for (const number of own) squares += (rarities[number] ?? 0) ** 2;
    const length = Math.sqrt(squares) || 1;
    const vector = emptyVector(own.size);
    let index = 0;
    for (const number of own) {
      vector.numbers[index] = number;
      vector.values[index] = (rarities[number] ?? 0) / length;
      index += 1;
    }
    return vector;
  }
}
