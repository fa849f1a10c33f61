/** A row per possible choice, and whether it is right. */
export interface Choice {
  readonly features: readonly number[];
  readonly isRight: boolean;
}

const STEPS = 400;
const STEP = 0.5;
/** Keeps weights small that the data says little about. */
const DECAY = 1e-3;

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);

/** Follows the mean of `toGradient` over the rows upwards. A weight's steps get shorter the further it has moved. */
function ascend<Row>(
  rows: readonly Row[],
  size: number,
  toGradient: (row: Row, weights: readonly number[]) => readonly number[],
): number[] {
  const weights = Array.from({ length: size }, () => 0);
  const squares = Array.from({ length: size }, () => 1e-8);
  for (let step = 0; step < STEPS; step++) {
    const sums = Array.from({ length: size }, () => 0);
    for (const row of rows)
      for (const [at, part] of toGradient(row, weights).entries()) sums[at] = (sums[at] ?? 0) + part;
    for (const [at, sum] of sums.entries()) {
      const slope = sum / rows.length - 2 * DECAY * (weights[at] ?? 0);
      squares[at] = (squares[at] ?? 0) + slope ** 2;
      weights[at] = (weights[at] ?? 0) + (STEP * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
  return weights;
}

/** The weights with which the right choices of each list are likeliest: a logistic regression over whole lists. */
export function fitChoices(lists: readonly (readonly Choice[])[], size: number): number[] {
  return ascend(lists, size, (list, weights) => {
    const values = list.map(({ features }) => dot(features, weights));
    const most = Math.max(...values);
    const powers = values.map((value) => Math.exp(value - most));
    const all = powers.reduce((sum, power) => sum + power, 0);
    const right = powers.reduce((sum, power, at) => sum + (list[at]?.isRight ? power : 0), 0);
    const slopes = Array.from({ length: size }, () => 0);
    for (const [at, { features, isRight }] of list.entries()) {
      const part = (isRight ? (powers[at] ?? 0) / right : 0) - (powers[at] ?? 0) / all;
      for (const [place, feature] of features.entries())
        slopes[place] = (slopes[place] ?? 0) + part * feature;
    }
    return slopes;
  });
}

/** The weights that tell right rows from others, which count as much together: a logistic regression. */
export function fitRows(rows: readonly Choice[], size: number): number[] {
  const right = rows.filter(({ isRight }) => isRight).length;
  const shares = { right: rows.length / (2 * right), other: rows.length / (2 * (rows.length - right)) };
  return ascend(rows, size, ({ features, isRight }, weights) => {
    const likely = 1 / (1 + Math.exp(-dot(features, weights)));
    const part = isRight ? shares.right * (1 - likely) : -shares.other * likely;
    return features.map((feature) => part * feature);
  });
}
