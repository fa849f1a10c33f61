import { ROOT_USERNAME } from "../deploy.ts";
import { seededUsernames } from "./names.ts";
import { type SeedScript, writeScript } from "./script.ts";

/**
 * How many whole days the seeded members have had before today: a month of 30 rounds, the week in which its ranks are
 * claimed, and a day on which their shares are collected.
 */
export const SEEDED_DAYS = 38;

/** With this number the founder becomes a Knight. */
const SEED = 497;

/** The story of a new world: the same on every machine. */
export function seededScript(): SeedScript {
  return writeScript(ROOT_USERNAME, seededUsernames, SEEDED_DAYS, SEED);
}
