/** Milliseconds of a round. */
const ROUND = 86_400_000;

/** When a round begins, which is when the one before it ends. */
export function startOfRound(genesis: Date, round: number): Date {
  return new Date(genesis.getTime() + round * ROUND);
}
