import { ROOT_USERNAME } from "../deploy.ts";
import { seededUsernames } from "./names.ts";
import { type SeedScript, writeScript } from "./script.ts";

/**
 * Whole days of history before today: a month of 30 rounds, the week to claim its ranks, and a day to collect their
 * shares.
 */
export const SEEDED_DAYS = 38;

/** With this seed the founder becomes a Knight. */
const SEED = 497;

/** The history of a new world, the same on every machine. */
export function seededScript(): SeedScript {
  return writeScript(ROOT_USERNAME, seededUsernames, SEEDED_DAYS, SEED);
}
