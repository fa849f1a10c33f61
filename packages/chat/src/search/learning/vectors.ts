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
    const counts = new Map<string, number>();
    for (const { features } of examples) {
      for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
      yield;
    }
    const known = [...counts].filter(([feature, count]) => count >= kinds.least(feature));
    let unknown = 0;
    for (const [feature, count] of counts) {
      if (!kinds.isOptional(feature) && count < kinds.least(feature)) unknown += 1;
    }
    const rarities = [
      Math.log(1 + examples.length / Math.max(1, unknown)),
      ...known.map(([feature, count]) => kinds.factor(feature) * Math.log(1 + examples.length / count)),
    ];
    const numbers = new Map(known.map(([feature], index) => [feature, index + 1]));
    const table = new FeatureTable({ numbers, rarities: Float32Array.from(rarities) }, kinds);
    const vectors: Vector[] = [];
    for (const { features } of examples) {
      vectors.push(table.toVector(features));
      yield;
    }
    return { table, vectors };
  }

  /** How many features there are, with the unknown ones as one. */
  get size(): number {
    return this.saved.rarities.length;
  }

  toVector(features: readonly string[]): Vector {
    const { numbers, rarities } = this.saved;
    const own = new Set<number>();
    for (const feature of features) {
      const number = numbers.get(feature);
      if (number !== undefined) own.add(number);
      else if (!this.#isOptional(feature)) own.add(UNKNOWN);
    }
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
