/** Milliseconds. */
const ROUND = 86_400_000;

/** The start of a round, which is the end of the previous one. */
export function toRoundStart(genesis: Date, round: number): Date {
  return new Date(genesis.getTime() + round * ROUND);
}
