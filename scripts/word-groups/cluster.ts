import { createRandom } from "@canopy/chat/search/learning/random";

/** Vectors of the same length, one after the other. */
export interface Rows {
  readonly size: number;
  readonly values: Float32Array;
}

const ROUNDS = 6;
/** Groups adapt to frequent words: a word counts by the inverse root of its place in the list, which begins here. */
const FIRST_PLACE = 50;
/** Rounds of the power iteration, which finds the direction in which vectors differ most. */
const TURNS = 50;

export const countRows = ({ size, values }: Rows): number => values.length / size;
const toRow = ({ size, values }: Rows, at: number): Float32Array =>
  values.subarray(at * size, (at + 1) * size);

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function add(to: Float32Array, from: Float32Array, factor: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + factor * (from[at] ?? 0);
}

/** Gives a vector the length 1. */
function normalise(row: Float32Array): void {
  const length = Math.sqrt(dot(row, row)) || 1;
  for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? 0) / length;
}

function forEach(rows: Rows, visit: (row: Float32Array, at: number) => void): void {
  for (let at = 0; at < countRows(rows); at++) visit(toRow(rows, at), at);
}

/**
 * Makes vectors comparable by their angle: without what all have in common, which is their mean and the `directions` in which they
 * differ most. These say how frequent a word is rather than what it means.
 */
export function centre(rows: Rows, directions: number): void {
  forEach(rows, normalise);
  const mean = new Float32Array(rows.size);
  forEach(rows, (row) => add(mean, row, 1 / countRows(rows)));
  forEach(rows, (row) => add(row, mean, -1));
  for (let count = 0; count < directions; count++) {
    const direction = findDirection(rows);
    forEach(rows, (row) => add(row, direction, -dot(row, direction)));
  }
  forEach(rows, normalise);
}

function findDirection(rows: Rows): Float32Array {
  let direction = new Float32Array(rows.size).fill(1);
  for (let turn = 0; turn < TURNS; turn++) {
    const next = new Float32Array(rows.size);
    forEach(rows, (row) => add(next, row, dot(row, direction)));
    normalise(next);
    direction = next;
  }
  return direction;
}

/** The group of each row: k-means by the angle. Rows come by frequency; `seed` decides which of them the groups begin with. */
export function group(rows: Rows, groups: number, seed: number): Uint16Array {
  const count = countRows(rows);
  const random = createRandom(seed);
  // Frequent words are likelier to begin a group.
  const toStart = () => toRow(rows, Math.floor(count * random() ** 2));
  const centres = Array.from({ length: groups }, () => Float32Array.from(toStart()));
  const nearest = new Uint16Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    forEach(rows, (row, at) => {
      let most = Number.NEGATIVE_INFINITY;
      for (const [place, middle] of centres.entries()) {
        const likeness = dot(row, middle);
        if (likeness <= most) continue;
        most = likeness;
        nearest[at] = place;
      }
    });
    if (round === ROUNDS - 1) break;
    for (const middle of centres) middle.fill(0);
    forEach(rows, (row, at) => {
      const middle = centres[nearest[at] ?? 0];
      if (middle) add(middle, row, 1 / Math.sqrt(FIRST_PLACE + at));
    });
    for (const middle of centres) {
      // A group that lost all its words begins with another one.
      if (dot(middle, middle) === 0) middle.set(toStart());
      normalise(middle);
    }
  }
  return nearest;
}
