import { at } from "@canopy/protocol/rules/column";

const HALF = 64n;

/** Sums of wei by position, up to 128 bits: a tenth of the memory of decimal strings. */
export class AmountColumn {
  readonly #words: BigUint64Array;

  constructor(length: number) {
    this.#words = new BigUint64Array(2 * length);
  }

  get(position: number): bigint {
    const high = at(this.#words, 2 * position + 1);
    const low = at(this.#words, 2 * position);
    return high === 0n ? low : (high << HALF) + low;
  }

  set(position: number, amount: bigint): void {
    this.#words[2 * position] = amount;
    this.#words[2 * position + 1] = amount >> HALF;
  }

  add(position: number, amount: bigint): void {
    if (amount !== 0n) this.set(position, this.get(position) + amount);
  }

  /** The memory of the column, to save it and to load it. */
  bytes(): Uint8Array {
    return new Uint8Array(this.#words.buffer);
  }
}
