/** A text that belongs to a label, by what it mentions. */
export interface Example {
  readonly features: readonly string[];
  readonly label: string;
}

/** The features of a text, by the place of their weights, with what each counts; the length of the vector is 1. */
interface Vector {
  readonly places: readonly number[];
  readonly values: readonly number[];
}

const ROUNDS = 2;
const FIRST_STEP = 5;
/** What a step shrinks by in each round. */
const SLOWDOWN = 0.5;
/** Stands for every feature that no example had. */
const UNKNOWN = "unknown";
/** Corrections below this change nothing that matters. */
const LEAST = 5e-3;

/** Numbers that look random and are the same in each run, from 0 to 1: the generator of the C standard. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/**
 * Learns from examples which label a text has: a logistic regression with a weight for each feature and label, where a rare
 * feature counts more. A word in the questions for many passages says little; one that only a single passage is asked with
 * says much.
 */
export class Classifier {
  readonly #labels: readonly string[];
  readonly #features = new Map<string, { place: number; rarity: number }>();
  readonly #weights: Float32Array;

  constructor(examples: readonly Example[]) {
    this.#labels = [...new Set(examples.map(({ label }) => label))];
    const counts = new Map<string, number>();
    for (const { features } of examples) {
      for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
    // Features of a single example are left out: they represent unknown words.
    const known = [...counts].filter(([, count]) => count > 1);
    for (const [feature, count] of [...known, [UNKNOWN, counts.size - known.length] as const]) {
      const rarity = Math.log(1 + examples.length / count);
      this.#features.set(feature, { place: this.#features.size * this.#labels.length, rarity });
    }
    this.#weights = new Float32Array(this.#features.size * this.#labels.length);
    this.#learn(examples);
  }

  #learn(examples: readonly Example[]): void {
    const places = new Map(this.#labels.map((label, place) => [label, place]));
    const open = examples.map(({ features, label }) => ({
      vector: this.#toVector(features),
      label: places.get(label) ?? 0,
    }));
    const random = createRandom();
    for (let round = 0; round < ROUNDS; round++) {
      const step = FIRST_STEP / (1 + SLOWDOWN * round);
      const keys = new Map(open.map((example) => [example, random()]));
      open.sort((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0));
      for (const { vector, label } of open) this.#correct(vector, label, step);
    }
  }

  /** Moves the weights of an example's features towards its label, by how wrong they are. */
  #correct(vector: Vector, label: number, step: number): void {
    const errors = this.#predict(vector);
    errors[label] = (errors[label] ?? 0) - 1;
    const wrong = Array.from(errors.keys()).filter((index) => Math.abs(errors[index] ?? 0) > LEAST);
    for (const [index, place] of vector.places.entries()) {
      const weights = this.#weights.subarray(place, place + errors.length);
      const value = step * (vector.values[index] ?? 0);
      for (const at of wrong) weights[at] = (weights[at] ?? 0) - value * (errors[at] ?? 0);
    }
  }

  #toVector(features: readonly string[]): Vector {
    const known = [
      ...new Set(features.map((feature) => (this.#features.has(feature) ? feature : UNKNOWN))),
    ].flatMap((feature) => this.#features.get(feature) ?? []);
    const length = Math.hypot(...known.map(({ rarity }) => rarity));
    return { places: known.map(({ place }) => place), values: known.map(({ rarity }) => rarity / length) };
  }

  #predict({ places, values }: Vector): Float32Array {
    const likely = new Float32Array(this.#labels.length);
    for (const [index, place] of places.entries()) {
      const weights = this.#weights.subarray(place, place + likely.length);
      const value = values[index] ?? 0;
      for (let label = 0; label < likely.length; label++) {
        likely[label] = (likely[label] ?? 0) + value * (weights[label] ?? 0);
      }
    }
    let most = 0;
    for (const score of likely) most = Math.max(most, score);
    let sum = 0;
    for (let label = 0; label < likely.length; label++) {
      likely[label] = Math.exp((likely[label] ?? 0) - most);
      sum += likely[label] ?? 0;
    }
    for (let label = 0; label < likely.length; label++) likely[label] = (likely[label] ?? 0) / sum;
    return likely;
  }

  /** How likely each label is, 0 to 1; all together are 1. */
  classify(features: readonly string[]): ReadonlyMap<string, number> {
    const likely = this.#predict(this.#toVector(features));
    return new Map(this.#labels.map((label, place) => [label, likely[place] ?? 0]));
  }
}
