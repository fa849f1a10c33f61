import { MONTH_ROUNDS, ROUND, toLastRound, WINDOW } from "@canopy/protocol/rules/calendar";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Duty, type PlanState, type PriceState, roundsBehind, toDuties } from "./due.ts";

const quiet: PlanState = {
  now: 5 * ROUND,
  opensAt: 0,
  currentRound: 5,
  oldestOpenRound: 5,
  window: { month: 0, open: false, closesAt: 0 },
  price: { kind: "fixed" },
};

/** A model of the contract's rounds and rank windows (PlanSettlement, PlanRanks). */
class Calendar {
  now = 0;
  /** Rounds with entries that are not closed, in order. */
  readonly open: number[] = [];
  window = { month: 0, open: false, closesAt: 0 };

  state(price: PriceState = { kind: "fixed" }): PlanState {
    const currentRound = Math.floor(this.now / ROUND);
    const { now, window } = this;
    return { ...quiet, now, currentRound, oldestOpenRound: this.open[0] ?? currentRound, window, price };
  }

  enter(): void {
    const { currentRound } = this.state();
    if (this.open.at(-1) !== currentRound) this.open.push(currentRound);
  }

  /** Throws where the contract reverts. */
  fulfil(duty: Duty): void {
    switch (duty.kind) {
      case "settle round":
        if (this.open.shift() !== duty.round || duty.round >= this.state().currentRound) {
          throw new Error(`round ${duty.round} was not due`);
        }
        this.#moveWindow();
        return;
      case "claim ranks":
        this.#moveWindow();
        if (!this.window.open || this.window.month !== duty.month) throw new Error("no such window is open");
        return;
      case "close window":
        this.#moveWindow();
        if (this.window.month <= duty.month) throw new Error("the window has not closed");
        return;
      case "fix price":
        throw new Error("the price is fixed");
    }
  }

  #moveWindow(): void {
    if (this.window.open && this.now >= this.window.closesAt) {
      this.window = { ...this.window, month: this.window.month + 1, open: false };
    }
    if (!this.window.open && this.#hasPassed(this.window.month)) {
      this.window = { ...this.window, open: true, closesAt: this.now + WINDOW };
    }
  }

  #hasPassed(month: number): boolean {
    const { currentRound, oldestOpenRound } = this.state();
    return currentRound >= (month + 1) * MONTH_ROUNDS && oldestOpenRound > toLastRound(month);
  }
}

/** The duties that a keeper acts on. Searches for claims in an open window find none here. */
const toDo = (state: PlanState) =>
  toDuties(state).filter((duty) => duty.kind !== "claim ranks" || duty.opensWindow);

test("due duties bring the plan up to the current round after any events and pauses", () => {
  const event = fc.oneof(
    { weight: 3, arbitrary: fc.constant("entry" as const) },
    { weight: 2, arbitrary: fc.constant("keeper" as const) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 45 * ROUND }) },
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const calendar = new Calendar();
      for (const happened of [...events, "keeper" as const]) {
        if (typeof happened === "number") calendar.now += happened;
        else if (happened === "entry") calendar.enter();
        else keepUp(calendar);
      }
      const { now, currentRound, oldestOpenRound, window } = calendar.state();
      expect(oldestOpenRound).toBe(currentRound);
      // No window is overdue, and none that could be open is closed.
      if (window.open) expect(now).toBeLessThan(window.closesAt);
      else expect(currentRound).toBeLessThan((window.month + 1) * MONTH_ROUNDS);
    }),
  );
});

function keepUp(calendar: Calendar): void {
  for (let steps = 0; ; steps++) {
    const [duty] = toDo(calendar.state());
    if (duty === undefined) return;
    calendar.fulfil(duty);
    expect(steps).toBeLessThan(1_000);
  }
}

describe("settling", () => {
  test("is due for the oldest open round that has ended", () => {
    expect(toDuties(quiet)).toEqual([]);
    expect(toDuties({ ...quiet, oldestOpenRound: 3 })).toEqual([{ kind: "settle round", round: 3 }]);
    expect(roundsBehind(quiet)).toBe(0);
    expect(roundsBehind({ ...quiet, oldestOpenRound: 3 })).toBe(2);
  });
});

describe("a rank window", () => {
  const month = { ...quiet, now: 30 * ROUND, currentRound: 30, oldestOpenRound: 30 };

  test("opens after its month has passed", () => {
    expect(toDuties(month)).toEqual([{ kind: "claim ranks", month: 0, opensWindow: true }]);
    expect(toDuties({ ...month, oldestOpenRound: 29 })).toEqual([{ kind: "settle round", round: 29 }]);
  });

  test("is searched for claims while it is open", () => {
    const window = { month: 0, open: true, closesAt: month.now + 1 };
    expect(toDuties({ ...month, window })).toEqual([{ kind: "claim ranks", month: 0, opensWindow: false }]);
  });

  test("closes after its time, by opening the next one if that month has passed", () => {
    const window = { month: 0, open: true, closesAt: month.now };
    expect(toDuties({ ...month, window })).toEqual([{ kind: "close window", month: 0 }]);
    const later = { ...month, currentRound: 60, oldestOpenRound: 60 };
    expect(toDuties({ ...later, window })).toEqual([{ kind: "claim ranks", month: 1, opensWindow: true }]);
  });
});

describe("the price", () => {
  const at = (answer: bigint, updatedAt: number) => ({ answer, updatedAt });
  const isDue = (price: PriceState, changes: Partial<PlanState> = {}) =>
    toDuties({ ...quiet, price, ...changes }).some(({ kind }) => kind === "fix price");

  test("is fixed once a round, after the plan has opened", () => {
    expect(isDue({ kind: "ready" })).toBe(true);
    expect(isDue({ kind: "ready" }, { opensAt: quiet.now + 1 })).toBe(false);
    expect(isDue({ kind: "fixed" })).toBe(false);
    expect(isDue({ kind: "unusable" })).toBe(false);
  });

  test.each([
    ["a first reading that jumped", at(200n, 9_000), null, true],
    ["a reading near the candidate, too early", at(210n, 9_000 + 3_599), at(200n, 9_000), false],
    ["a reading near the candidate, an hour on", at(220n, 9_000 + 3_600), at(200n, 9_000), true],
    ["a reading away from the candidate", at(221n, 9_001), at(200n, 9_000), true],
    ["a reading below the candidate", at(179n, 9_001), at(200n, 9_000), true],
  ])("%s", (_, reading, candidate, due) => {
    expect(isDue({ kind: "jumped", reading, candidate })).toBe(due);
  });
});
