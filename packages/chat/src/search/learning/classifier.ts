import type { Steps } from "../steps.ts";
import { createRandom, shuffle } from "./random.ts";
import { type Example, type FeatureTable, GROUP, type Vector } from "./vectors.ts";

/** An example with the place of its label. */
interface Learned {
  readonly vector: Vector;
  readonly label: number;
}

/** What a classifier has learned, as plain data. */
export interface Model {
  readonly labels: readonly string[];
  /** A row for each feature, with a weight for each label. */
  readonly weights: Float32Array;
}

/** What is learned depends a little on the order of the examples; the mean of several trainings hardly does. */
const TRAININGS = 3;
/** The first weights, before any is corrected. */
const START = 6;
const ROUNDS = 2;
/** Steps get shorter, so that the order of the examples matters less. */
const FIRST_STEP = 7;
const LAST_STEP = 1;
/** An example with a smaller error than this teaches nothing more in the next round. */
const SETTLED = 0.3;
/** The part of an example's features that a round leaves out, because a question lacks some of them. */
const LEFT_OUT = 0.3;
/** How often an example gets features of a diversion, and which part of them: a question tells a story around what it asks. */
const DIVERTED = 0.3;
const DIVERSION = 0.5;
/** Corrections below this change nothing that matters. */
const LEAST = 5e-3;
/** Weights that one step moves to the mean. */
const SLICE = 1 << 20;

/** Collects features in memory that all vectors share: each is valid until the next one. */
class Mixer {
  readonly #random: () => number;
  #numbers = new Uint32Array();
  #values = new Float32Array();
  #size = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** An example without some of its features, and with some of `diversion`'s. */
  mix(own: Vector, diversion: Vector | undefined): Vector {
    this.#size = 0;
    const most = own.numbers.length + (diversion?.numbers.length ?? 0) + GROUP;
    if (this.#numbers.length < most) {
      this.#numbers = new Uint32Array(2 * most);
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
    return { numbers: this.#numbers.subarray(0, whole), values };
  }

  #add({ numbers, values }: Vector, part: number): void {
    for (let index = 0; index < numbers.length; index++) {
      const value = values[index] ?? 0;
      if (value === 0 || this.#random() >= part) continue;
      this.#numbers[this.#size] = numbers[index] ?? 0;
      this.#values[this.#size] = value;
      this.#size += 1;
    }
  }
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
   * `vectors` are those of the examples. Examples of `diversion` are about nothing that the others ask for, so their words are no
   * reason against it: a question may contain some of them.
   */
  static *learn(
    examples: readonly Pick<Example, "label">[],
    vectors: readonly Vector[],
    { size }: Pick<FeatureTable, "size">,
    diversion?: string,
  ): Steps<Classifier> {
    const labels = new Map([...new Set(examples.map(({ label }) => label))].map((label, at) => [label, at]));
    const names = [...labels.keys()];
    const learned = examples.flatMap(({ label }, at): Learned[] => {
      const vector = vectors[at];
      return vector ? [{ vector, label: labels.get(label) ?? 0 }] : [];
    });
    const diverted = diversion === undefined ? undefined : labels.get(diversion);
    const mean = new Float32Array(size * labels.size);
    const trained = new Classifier({ labels: names, weights: new Float32Array(mean.length) });
    for (let training = 1; training <= TRAININGS; training++) {
      yield* trained.#learn(learned, diverted, createRandom(training));
      yield* moveShare(trained.model.weights, mean);
    }
    return new Classifier({ labels: names, weights: mean });
  }

  *#learn(all: readonly Learned[], diversion: number | undefined, random: () => number): Steps<void> {
    const examples = [...all];
    yield* this.#start(examples);
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
  *#start(examples: readonly Learned[]): Steps<void> {
    const counts = new Uint32Array(this.model.labels.length);
    for (const { label } of examples) counts[label] = (counts[label] ?? 0) + 1;
    for (const { vector, label } of examples) {
      this.#add(vector, label, START / Math.sqrt(counts[label] ?? 1));
      yield;
    }
  }

  #add({ numbers, values }: Vector, label: number, amount: number): void {
    const { weights, labels } = this.model;
    for (let index = 0; index < numbers.length; index++) {
      const place = (numbers[index] ?? 0) * labels.length + label;
      weights[place] = (weights[place] ?? 0) + amount * (values[index] ?? 0);
    }
  }

  /** Moves the weights of an example's features towards its label, by how wrong they are: returns the error of its label. */
  #correct(vector: Vector, label: number, step: number): number {
    const errors = this.#predict(vector);
    const own = 1 - (errors[label] ?? 0);
    errors[label] = -own;
    const wrong: number[] = [];
    for (let at = 0; at < errors.length; at++) if (Math.abs(errors[at] ?? 0) > LEAST) wrong.push(at);
    // Row by row, because the weights of a row are next to each other in memory.
    const { weights, labels } = this.model;
    for (let index = 0; index < vector.numbers.length; index++) {
      const row = (vector.numbers[index] ?? 0) * labels.length;
      const amount = step * (vector.values[index] ?? 0);
      for (const at of wrong) weights[row + at] = (weights[row + at] ?? 0) - amount * (errors[at] ?? 0);
    }
    return own;
  }

  #predict({ numbers, values }: Vector): Float32Array {
    const { weights, labels } = this.model;
    const likely = new Float32Array(labels.length);
    const toRow = (index: number) => (numbers[index] ?? 0) * labels.length;
    for (let index = 0; index < numbers.length; index += GROUP) {
      const [one, two] = [toRow(index), toRow(index + 1)];
      const [three, four] = [toRow(index + 2), toRow(index + 3)];
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
  classify(vector: Vector): ReadonlyMap<string, number> {
    const likely = this.#predict(vector);
    return new Map(this.model.labels.map((label, place) => [label, likely[place] ?? 0]));
  }
}

/** Adds what one of several trainings has learned to their mean, and clears it for the next one. */
function* moveShare(weights: Float32Array, mean: Float32Array): Steps<void> {
  for (let begin = 0; begin < mean.length; begin += SLICE) {
    const end = Math.min(begin + SLICE, mean.length);
    for (let at = begin; at < end; at++) mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / TRAININGS;
    weights.fill(0, begin, end);
    yield;
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
