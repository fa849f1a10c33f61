import type { Steps } from "./steps.ts";

/** A text that belongs to a label, by what it mentions. */
export interface Example {
  readonly features: readonly string[];
  readonly label: string;
}

/**
 * The features of a text, by the places of their weights, with what each counts. The squares of the values add up to 1; the last
 * ones may be 0, so that there is a whole number of groups.
 */
interface Vector {
  readonly places: Uint32Array;
  readonly values: Float32Array;
}

/** An example with the place of its label. */
interface Learned {
  readonly vector: Vector;
  readonly label: number;
}

/** What a classifier has learned, as plain data. */
export interface Model {
  readonly labels: readonly string[];
  /** The features that several examples have, by number. */
  readonly numbers: ReadonlyMap<string, number>;
  /** What each of them counts. */
  readonly rarities: Float32Array;
  /** A row for each of them, with a weight for each label. */
  readonly weights: Float32Array;
}

/** The first weights, before any is corrected. */
const START = 6;
const ROUNDS = 2;
/** Steps get shorter, so that the order of the examples matters less. */
const FIRST_STEP = 7;
const LAST_STEP = 1;
/** An example with a smaller error than this teaches nothing more in the next round. */
const SETTLED = 0.1;
/** The part of an example's features that a round leaves out, because a question lacks some of them. */
const LEFT_OUT = 0.3;
/** How often an example gets features of a diversion, and which part of them: a question tells a story around what it asks. */
const DIVERTED = 0.3;
const DIVERSION = 0.5;
/** The number of all features that no example had, or a single one, which says nothing about others. */
const UNKNOWN = 0;
/** Corrections below this change nothing that matters. */
const LEAST = 5e-3;
/** Rows of weights that are added at a time: a score is then read and written once for all of them. */
const GROUP = 4;

/** Numbers that look random and are the same in each run, from 0 to 1: the generator of the C standard. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Puts the items in another order: Fisher and Yates's. */
function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [items[last], items[other]];
    if (one === undefined || two === undefined) continue;
    items[last] = two;
    items[other] = one;
  }
}

/** Collects features in memory that all vectors share: each is valid until the next one. */
class Mixer {
  readonly #random: () => number;
  #places = new Uint32Array();
  #values = new Float32Array();
  #size = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** An example without some of its features, and with some of `diversion`'s. */
  mix(own: Vector, diversion: Vector | undefined): Vector {
    this.#size = 0;
    const most = own.places.length + (diversion?.places.length ?? 0) + GROUP;
    if (this.#places.length < most) {
      this.#places = new Uint32Array(2 * most);
      this.#values = new Float32Array(2 * most);
    }
    this.#add(own, 1 - LEFT_OUT);
    if (diversion) this.#add(diversion, DIVERSION);
    const whole = Math.ceil(this.#size / GROUP) * GROUP;
    const values = this.#values.subarray(0, whole).fill(0, this.#size);
    let squares = 0;
    for (const value of values) squares += value ** 2;
    const length = Math.sqrt(squares) || 1;
    for (let index = 0; index < this.#size; index++) values[index] = (values[index] ?? 0) / length;
    return { places: this.#places.subarray(0, whole), values };
  }

  #add({ places, values }: Vector, part: number): void {
    for (let index = 0; index < places.length; index++) {
      const value = values[index] ?? 0;
      if (value === 0 || this.#random() >= part) continue;
      this.#places[this.#size] = places[index] ?? 0;
      this.#values[this.#size] = value;
      this.#size += 1;
    }
  }
}

/** The features of the examples by number, how many examples have each, and those of each example. */
function* countFeatures(examples: readonly Example[]) {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const sets: ReadonlySet<number>[] = [];
  for (const { features } of examples) {
    const set = new Set<number>();
    for (const feature of features) {
      const number = numbers.get(feature) ?? numbers.size;
      numbers.set(feature, number);
      set.add(number);
    }
    for (const number of set) counts[number] = (counts[number] ?? 0) + 1;
    sets.push(set);
    yield;
  }
  return { numbers, counts, sets };
}

/**
 * Learns from examples which label a text has: a logistic regression with a weight for each feature and label, where a rare
 * feature counts more. A word in the questions for many passages says little; one that only a single passage is asked with
 * says much.
 */
export class Classifier {
  readonly model: Model;

  constructor(model: Model) {
    this.model = model;
  }

  /**
   * `factor` is what a feature of its kind counts next to others. Examples of `diversion` are about nothing that the others ask
   * for, so their words are no reason against it: a question may contain some of them.
   */
  static *learn(
    examples: readonly Example[],
    factor: (feature: string) => number = () => 1,
    diversion?: string,
  ): Steps<Classifier> {
    const { numbers, counts, sets } = yield* countFeatures(examples);
    // Features of a single example are left out: they represent unknown words.
    const known = [...numbers].filter(([, number]) => (counts[number] ?? 0) > 1);
    const renumbered = new Uint32Array(numbers.size).fill(UNKNOWN);
    for (const [index, [, number]] of known.entries()) renumbered[number] = index + 1;
    const rarities = Float32Array.from([
      Math.log(1 + examples.length / (numbers.size - known.length)),
      ...known.map(
        ([feature, number]) => factor(feature) * Math.log(1 + examples.length / (counts[number] ?? 1)),
      ),
    ]);
    const labels = new Map([...new Set(examples.map(({ label }) => label))].map((label, at) => [label, at]));
    const classifier = new Classifier({
      labels: [...labels.keys()],
      numbers: new Map(known.map(([feature], index) => [feature, index + 1])),
      rarities,
      weights: new Float32Array(rarities.length * labels.size),
    });
    const read: Learned[] = [];
    for (const [index, { label }] of examples.entries()) {
      const own = Array.from(sets[index] ?? [], (number) => renumbered[number] ?? UNKNOWN);
      read.push({ vector: classifier.#toVector(new Set(own)), label: labels.get(label) ?? 0 });
      yield;
    }
    yield* classifier.#learn(read, diversion === undefined ? undefined : labels.get(diversion));
    return classifier;
  }

  *#learn(examples: Learned[], diversion: number | undefined): Steps<void> {
    this.#start(examples);
    const random = createRandom();
    const shorter = (FIRST_STEP - LAST_STEP) / (ROUNDS * examples.length);
    const settled = new Set<Learned>();
    const mixer = new Mixer(random);
    const diversions = examples.filter(({ label }) => label === diversion);
    let step = FIRST_STEP;
    for (let round = 0; round < ROUNDS; round++) {
      shuffle(examples, random);
      for (const example of examples) {
        if (!settled.has(example)) {
          const isDiverted = example.label !== diversion && random() < DIVERTED;
          const other = isDiverted ? diversions[Math.floor(random() * diversions.length)] : undefined;
          const error = this.#correct(mixer.mix(example.vector, other?.vector), example.label, step);
          if (error < SETTLED) settled.add(example);
        }
        step -= shorter;
        yield;
      }
    }
  }

  /** What the examples of a label have in common, so that few rounds are needed. More examples count more, but not in proportion. */
  #start(examples: readonly Learned[]): void {
    const counts = new Uint32Array(this.model.labels.length);
    for (const { label } of examples) counts[label] = (counts[label] ?? 0) + 1;
    for (const { vector, label } of examples) {
      this.#add(vector, label, START / Math.sqrt(counts[label] ?? 1));
    }
  }

  #add({ places, values }: Vector, label: number, amount: number): void {
    const weights = this.model.weights;
    for (let index = 0; index < places.length; index++) {
      const place = (places[index] ?? 0) + label;
      weights[place] = (weights[place] ?? 0) + amount * (values[index] ?? 0);
    }
  }

  /** Moves the weights of an example's features towards its label, by how wrong they are: returns the error of its label. */
  #correct(vector: Vector, label: number, step: number): number {
    const errors = this.#predict(vector);
    const own = 1 - (errors[label] ?? 0);
    errors[label] = -own;
    for (let at = 0; at < errors.length; at++) {
      const error = errors[at] ?? 0;
      if (Math.abs(error) > LEAST) this.#add(vector, at, -step * error);
    }
    return own;
  }

  /** The vector of a text with these features, by number. */
  #toVector(numbers: ReadonlySet<number>): Vector {
    const size = Math.ceil(numbers.size / GROUP) * GROUP;
    const vector = { places: new Uint32Array(size), values: new Float32Array(size) };
    let squares = 0;
    for (const number of numbers) squares += (this.model.rarities[number] ?? 0) ** 2;
    const length = Math.sqrt(squares);
    let index = 0;
    for (const number of numbers) {
      vector.places[index] = number * this.model.labels.length;
      vector.values[index] = (this.model.rarities[number] ?? 0) / length;
      index += 1;
    }
    return vector;
  }

  #predict({ places, values }: Vector): Float32Array {
    const weights = this.model.weights;
    const likely = new Float32Array(this.model.labels.length);
    for (let index = 0; index < places.length; index += GROUP) {
      const [one, two] = [places[index] ?? 0, places[index + 1] ?? 0];
      const [three, four] = [places[index + 2] ?? 0, places[index + 3] ?? 0];
      const [first, second] = [values[index] ?? 0, values[index + 1] ?? 0];
      const [third, fourth] = [values[index + 2] ?? 0, values[index + 3] ?? 0];
      for (let label = 0; label < likely.length; label++) {
        likely[label] =
          (likely[label] ?? 0) +
          first * (weights[one + label] ?? 0) +
          second * (weights[two + label] ?? 0) +
          third * (weights[three + label] ?? 0) +
          fourth * (weights[four + label] ?? 0);
      }
    }
    toProbabilities(likely);
    return likely;
  }

  /** How likely each label is, 0 to 1; all together are 1. */
  classify(features: readonly string[]): ReadonlyMap<string, number> {
    const numbers = new Set(features.map((feature) => this.model.numbers.get(feature) ?? UNKNOWN));
    const likely = this.#predict(this.#toVector(numbers));
    return new Map(this.model.labels.map((label, place) => [label, likely[place] ?? 0]));
  }
}

/** Replaces scores by their probabilities. */
function toProbabilities(scores: Float32Array): void {
  let most = 0;
  for (let label = 0; label < scores.length; label++) most = Math.max(most, scores[label] ?? 0);
  let sum = 0;
  for (let label = 0; label < scores.length; label++) {
    const value = Math.exp((scores[label] ?? 0) - most);
    scores[label] = value;
    sum += value;
  }
  for (let label = 0; label < scores.length; label++) scores[label] = (scores[label] ?? 0) / sum;
}
