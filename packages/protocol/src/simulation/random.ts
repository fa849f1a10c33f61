/** Random numbers from a seed: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from 0 to `below - 1`. */
  integer(below: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** sfc32, Chris Doty-Humphrey's small fast counter generator, seeded by one 32-bit number. */
export function createRandom(seed: number): Random {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88 | 0;
  let c = 0xb7e15162 | 0;
  let counter = seed | 0;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // Similar seeds start with similar numbers: skip some.
  for (let round = 0; round < 16; round++) next();
  return {
    integer: (below) => Math.floor(next() * below),
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError("nothing to pick from");
      return item;
    },
  };
}
