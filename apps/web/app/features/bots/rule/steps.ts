/** Mantissas of round numbers. */
const ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** Round numbers from `least` to `most`, about ten for each power of ten. */
export function roundNumbers(least: number, most: number): number[] {
  const numbers: number[] = [];
  const [first, last] = [Math.floor(Math.log10(least)), Math.ceil(Math.log10(most))];
  for (let power = first; power <= last; power++) {
    for (const mantissa of ROUND) {
      const value = tidy(mantissa * 10 ** power);
      if (value >= least && value <= most) numbers.push(value);
    }
  }
  return numbers;
}

/** Equal round steps around `middle`, from `least` to `most` times it, about `count` of them. */
export function pricesAround(middle: number, least: number, most: number, count: number): number[] {
  const step = roundDown((middle * (most - least)) / count);
  const first = Math.ceil((middle * least) / step - 1e-9);
  const last = Math.floor((middle * most) / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
}

/** The round number at or below. */
export function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return tidy((ROUND.findLast((mantissa) => mantissa * power <= value * (1 + 1e-9)) ?? 1) * power);
}

/** The index of the value nearest to `value`. */
export function nearestIndex(values: readonly number[], value: number): number {
  let nearest = 0;
  for (const [index, candidate] of values.entries()) {
    if (Math.abs(candidate - value) < Math.abs((values[nearest] ?? 0) - value)) nearest = index;
  }
  return nearest;
}

/** `count` of the values, equally far apart, with the first and the last. */
export function pickEvenly<Value>(values: readonly Value[], count: number): Value[] {
  if (values.length <= count) return [...values];
  return Array.from({ length: count }, (_, index) => {
    const place = count === 1 ? 0 : Math.round((index * (values.length - 1)) / (count - 1));
    return values.slice(place, place + 1);
  }).flat();
}

/** Without the digits that floats add: 0.1 + 0.2 is 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(10));
}
