import { MONTH_ROUNDS, toLastRound } from "@canopy/protocol/rules/calendar";
import type { Reading } from "../chain/plan-storage.ts";

/** The part of a plan's state that determines its duties, read at one block. */
export interface PlanState {
  /** Seconds: the block's time is the only clock. */
  now: number;
  opensAt: number;
  currentRound: number;
  /** The oldest round with entries that is not closed; the current round when there is none. */
  oldestOpenRound: number;
  /** The month whose ranks are claimed now or next; `closesAt` (seconds) counts while its window is open. */
  window: { month: number; open: boolean; closesAt: number };
  price: PriceState;
}

/** The current round's price: fixed, readable from the feed, or the reason why the feed is unusable. */
export type PriceState =
  | { kind: "fixed" | "ready" | "unusable" }
  /** The reading is more than half away from the price in force, and must confirm the candidate. */
  | { kind: "jumped"; reading: Reading; candidate: Reading | null };

/** A call that a keeper should send for a plan. */
export type Duty =
  | { kind: "fix price" }
  | { kind: "settle round"; round: number }
  /** Claims ranks of the month for all qualified members; with `opensWindow` the claim opens the month's window. */
  | { kind: "claim ranks"; month: number; opensWindow: boolean }
  /** Fixes the value of a share of the month. */
  | { kind: "close window"; month: number };

/** A duty for people. */
export function toDutyText(duty: Duty): string {
  switch (duty.kind) {
    case "fix price":
      return "fix the price";
    case "settle round":
      return `settle round ${duty.round}`;
    case "claim ranks":
      return `claim ranks of month ${duty.month}`;
    case "close window":
      return `close the rank window of month ${duty.month}`;
  }
}

/** Seconds between a candidate's reading and the one that confirms it. */
const CONFIRMATION = 3_600;

/** Lists due duties, the most urgent first. They follow from the chain's state alone, so a pause loses nothing. */
export function toDuties(state: PlanState): Duty[] {
  const duties: Duty[] = [];
  if (state.now >= state.opensAt && isPriceDue(state.price)) duties.push({ kind: "fix price" });
  if (state.oldestOpenRound < state.currentRound)
    duties.push({ kind: "settle round", round: state.oldestOpenRound });
  const rankDuty = toRankDuty(state);
  if (rankDuty !== null) duties.push(rankDuty);
  return duties;
}

/** Rounds between the oldest round to close and the current one; 0 without a round to close. */
export function roundsBehind(state: PlanState): number {
  return state.currentRound - state.oldestOpenRound;
}

/** Whether `updatePOLPrice` would change something: an early reading near the candidate changes nothing. */
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

/** Windows never overlap: a window opens when its month has passed and the window before is closed. */
function toRankDuty(state: PlanState): Duty | null {
  const { month, open, closesAt } = state.window;
  if (open && state.now < closesAt) return { kind: "claim ranks", month, opensWindow: false };
  if (!open) return hasPassed(month, state) ? { kind: "claim ranks", month, opensWindow: true } : null;
  // A claim for the next month closes this window on the way. Before that month has passed the plan refuses it.
  if (hasPassed(month + 1, state)) return { kind: "claim ranks", month: month + 1, opensWindow: true };
  return { kind: "close window", month };
}

function hasPassed(month: number, { currentRound, oldestOpenRound }: PlanState): boolean {
  return currentRound >= (month + 1) * MONTH_ROUNDS && oldestOpenRound > toLastRound(month);
}
