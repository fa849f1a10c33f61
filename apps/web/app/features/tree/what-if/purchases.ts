import type { OpenPurchase } from "../data/messages.ts";

/** The purchases of one open round. A subtree is a range of positions, so its units are the difference of two sums. */
export class RoundPurchases {
  readonly round: number;
  /** In rising order, each once. */
  readonly #positions: readonly number[];
  /** `#sums[i]`: units of the first `i` positions. */
  readonly #sums: readonly number[];

  constructor(round: number, units: ReadonlyMap<number, number>) {
    this.round = round;
    const sorted = [...units].sort(([one], [other]) => one - other);
    this.#positions = sorted.map(([position]) => position);
    const sums = [0];
    for (const [, bought] of sorted) sums.push((sums.at(-1) ?? 0) + bought);
    this.#sums = sums;
  }

  /** Units bought by the seats at the positions from `start` up to `end`, without `end`. */
  between(start: number, end: number): number {
    return (this.#sums[this.#countBefore(end)] ?? 0) - (this.#sums[this.#countBefore(start)] ?? 0);
  }

  #countBefore(position: number): number {
    let [low, high] = [0, this.#positions.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#positions[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The open rounds with purchases, oldest first. */
export function groupByRound(purchases: Iterable<OpenPurchase>): RoundPurchases[] {
  const rounds = new Map<number, Map<number, number>>();
  for (const { position, units, round } of purchases) {
    const bought = rounds.get(round) ?? new Map<number, number>();
    bought.set(position, (bought.get(position) ?? 0) + units);
    rounds.set(round, bought);
  }
  return [...rounds]
    .sort(([one], [other]) => one - other)
    .map(([round, bought]) => new RoundPurchases(round, bought));
}
