import type { Steps } from "../steps.ts";
import { createRandom, shuffle } from "./random.ts";
import type { Vector } from "./vectors.ts";

/** A text of one of two kinds. */
export interface Sample {
  readonly vector: Vector;
  readonly isOwn: boolean;
  /** What an error costs: kinds and languages with few examples count as much as others. */
  readonly cost: number;
}

/** How strongly weights are kept small. */
const DECAY = 0.6;
const ROUNDS = 5;
/** How often an interval is cut in half. */
const CUTS = 14;

/**
 * A weight for each feature, with which the sum over a text is above 0 for one kind of texts and below for the other: the logistic
 * regression with the least cost, by ascent of its dual, one example at a time (Yu, Huang and Lin, 2011). Unlike the steps of the
 * classifier it converges, so that it can be more careful about a single decision.
 */
export function* learnSeparator(samples: readonly Sample[], features: number): Steps<Float32Array> {
  const weights = new Float32Array(features);
  const random = createRandom();
  // Each example pushes the weights of its features by as much as it is still on the wrong side.
  const pushes = samples.map((sample) => ({ ...sample, push: 0 }));
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(pushes, random);
    for (const one of pushes) {
      const sign = one.isOwn ? 1 : -1;
      const push = findPush(one.cost, one.push, sign * separate(weights, one.vector));
      move(weights, one.vector, (sign * (push - one.push)) / DECAY);
      one.push = push;
      yield;
    }
  }
  return weights;
}

/** Above 0 for texts of the own kind. */
export function separate(weights: Float32Array, { numbers, values }: Vector): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) sum += (values[at] ?? 0) * (weights[numbers[at] ?? 0] ?? 0);
  return sum;
}

function move(weights: Float32Array, { numbers, values }: Vector, amount: number): void {
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    weights[number] = (weights[number] ?? 0) + amount * (values[at] ?? 0);
  }
}

/** The push between 0 and `cost` that is optimal for the margin, by bisection: an example with a wide margin pushes little. */
function findPush(cost: number, before: number, margin: number): number {
  let [low, high] = [0, cost];
  for (let cut = 0; cut < CUTS; cut++) {
    const push = (low + high) / 2;
    const isTooMuch = Math.log(push / (cost - push)) + margin + (push - before) / DECAY > 0;
    if (isTooMuch) high = push;
    else low = push;
  }
  return (low + high) / 2;
}
