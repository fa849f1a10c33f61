import { lastRoundOf, MONTH_ROUNDS } from "@canopy/protocol/rules/calendar";

/** What of a plan decides about a keeper's work, all of it read from the chain at one block. */
export interface PlanState {
  /** Seconds: the block's time, which is the only clock. */
  now: number;
  opensAt: number;
  currentRound: number;
  /** The oldest round with entries that is not closed; the present round when there is none. */
  oldestOpenRound: number;
  /** The month whose ranks are or will next be claimed, and until when (seconds) while its window is open. */
  window: { month: number; open: boolean; closesAt: number };
  price: PriceState;
}

/** Where the present round's price stands: fixed, to be had from the feed, or the feed cannot be used now. */
export type PriceState =
  | { kind: "fixed" | "ready" | "unusable" }
  /** The reading is more than half away from the price in force. A waiting candidate has to be confirmed. */
  | { kind: "jumped"; reading: Reading; candidate: Reading | null };

/** A reading of the feed: its answer, and its time in seconds. */
export interface Reading {
  answer: bigint;
  updatedAt: number;
}

/** What somebody should do for a plan now. */
export type Duty =
  | { kind: "price" }
  | { kind: "settle"; round: number }
  /** Claims ranks of the month for whoever qualified; `opensWindow`: its window is still to be opened by that. */
  | { kind: "claim"; month: number; opensWindow: boolean }
  /** Fixes what a share of the month is worth. */
  | { kind: "close window"; month: number };

/** Seconds between a candidate's reading and the one that confirms it. */
const CONFIRMATION = 3_600;

/**
 * What is due, the most urgent first. It follows from the chain's state alone: whoever asks at whatever time, after however
 * long a pause, gets all of it.
 */
export function dutiesOf(state: PlanState): Duty[] {
  const duties: Duty[] = [];
  if (state.now >= state.opensAt && isPriceDue(state.price)) duties.push({ kind: "price" });
  if (state.oldestOpenRound < state.currentRound)
    duties.push({ kind: "settle", round: state.oldestOpenRound });
  const rank = rankDuty(state);
  if (rank !== null) duties.push(rank);
  return duties;
}

/** Rounds from the oldest one that should have been closed to the present one; 0 when nothing is to be settled. */
export function roundsBehind(state: PlanState): number {
  return state.currentRound - state.oldestOpenRound;
}

/** Whether `updatePOLPrice` would change something: a reading near a candidate that is too young changes nothing. */
function isPriceDue(price: PriceState): boolean {
  if (price.kind !== "jumped") return price.kind === "ready";
  const { reading, candidate } = price;
  if (candidate === null || !isNear(reading.answer, candidate.answer)) return true;
  return reading.updatedAt >= candidate.updatedAt + CONFIRMATION;
}

/** Within 10 % of the candidate. */
function isNear(answer: bigint, candidate: bigint): boolean {
  const distance = answer > candidate ? answer - candidate : candidate - answer;
  return distance * 10n <= candidate;
}

/** Windows never overlap: the next one opens when its month has passed and the one before is closed. */
function rankDuty(state: PlanState): Duty | null {
  const { month, open, closesAt } = state.window;
  if (open && state.now < closesAt) return { kind: "claim", month, opensWindow: false };
  if (!open) return hasPassed(month, state) ? { kind: "claim", month, opensWindow: true } : null;
  // Claiming for the next month closes this window on the way; where that month has not passed it would be refused.
  if (hasPassed(month + 1, state)) return { kind: "claim", month: month + 1, opensWindow: true };
  return { kind: "close window", month };
}

function hasPassed(month: number, { currentRound, oldestOpenRound }: PlanState): boolean {
  return currentRound >= (month + 1) * MONTH_ROUNDS && oldestOpenRound > lastRoundOf(month);
}
