import { ROUND } from "@canopy/protocol/rules/calendar";

/** The start of a round, which is the end of the previous one. */
export function toRoundStart(genesis: Date, round: number): Date {
  return new Date(genesis.getTime() + 1_000 * round * ROUND);
}
