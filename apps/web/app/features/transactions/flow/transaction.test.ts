import { describe, expect, test } from "vitest";
import { idle, isBusy, type Transaction, type TransactionEvent, transactionReducer } from "./transaction.ts";

const hash = `0x${"a".repeat(64)}` as const;
const other = `0x${"b".repeat(64)}` as const;

function after(...events: TransactionEvent[]): Transaction {
  return events.reduce(transactionReducer, idle);
}

const sent: TransactionEvent[] = [{ type: "started" }, { type: "simulated" }, { type: "sent", hash }];

describe("success", () => {
  test("passes every step up to mined", () => {
    expect(after({ type: "started" })).toEqual({ step: "simulating" });
    expect(after({ type: "started" }, { type: "simulated" })).toEqual({ step: "signing" });
    expect(after(...sent)).toEqual({ step: "pending", hash, stalled: false });
    expect(after(...sent, { type: "settled", outcome: { result: "mined", hash, events: [] } })).toEqual({
      step: "mined",
      hash,
      events: [],
    });
  });

  test("can restart after its end", () => {
    const mined = after(...sent, { type: "settled", outcome: { result: "mined", hash, events: [] } });
    expect(transactionReducer(mined, { type: "reset" })).toEqual(idle);
    expect(transactionReducer(mined, { type: "started" })).toEqual({ step: "simulating" });
  });
});

describe("other outcomes", () => {
  test("a reverted receipt is not a success", () => {
    const reason = { code: "PLAN", name: "UsernameTaken", args: [] } as const;
    expect(after(...sent, { type: "settled", outcome: { result: "reverted", hash, reason } })).toEqual({
      step: "reverted",
      hash,
      reason,
    });
  });

  test("declining in the wallet is a rejection, and any other error fails it", () => {
    const refuse = (code: "USER_REJECTED" | "INSUFFICIENT_FUNDS") =>
      after({ type: "started" }, { type: "simulated" }, { type: "refused", error: { code } });
    expect(refuse("USER_REJECTED")).toEqual({ step: "rejected" });
    expect(refuse("INSUFFICIENT_FUNDS")).toEqual({ step: "failed", error: { code: "INSUFFICIENT_FUNDS" } });
  });

  test("a replacement by another transaction ends it", () => {
    expect(after(...sent, { type: "settled", outcome: { result: "replaced", by: other } })).toEqual({
      step: "replaced",
      hash,
      by: other,
    });
  });

  test("a higher gas price only changes the hash", () => {
    expect(after(...sent, { type: "repriced", hash: other })).toEqual({
      step: "pending",
      hash: other,
      stalled: false,
    });
  });
});

describe("waiting", () => {
  test("a timeout leaves it pending", () => {
    const stalled = after(...sent, { type: "waitEnded" });
    expect(stalled).toEqual({ step: "pending", hash, stalled: true });
    expect(transactionReducer(stalled, { type: "checkedAgain" })).toEqual({
      step: "pending",
      hash,
      stalled: false,
    });
    expect(
      transactionReducer(stalled, { type: "settled", outcome: { result: "mined", hash, events: [] } }),
    ).toEqual({
      step: "mined",
      hash,
      events: [],
    });
  });

  test("only a stalled one can be dismissed", () => {
    expect(after(...sent, { type: "forgotten" }).step).toBe("pending");
    expect(after(...sent, { type: "waitEnded" }, { type: "forgotten" })).toEqual(idle);
  });

  test("a pending one resumes after a reload", () => {
    expect(after({ type: "sent", hash })).toEqual({ step: "pending", hash, stalled: false });
  });

  test("a wallet that does not answer can be abandoned, and still send it", () => {
    const signing: TransactionEvent[] = [{ type: "started" }, { type: "simulated" }];
    const abandoned = after(...signing, { type: "abandoned" });
    expect(abandoned).toEqual({ step: "abandoned" });
    expect(isBusy(abandoned)).toBe(false);
    expect(transactionReducer(abandoned, { type: "sent", hash })).toMatchObject({ step: "pending", hash });
    expect(after(...sent, { type: "abandoned" }).step).toBe("pending");
  });
});

describe("invalid events", () => {
  test("a pending one blocks a new start", () => {
    for (const events of [sent, sent.slice(0, 2), sent.slice(0, 1)]) {
      const state = after(...events);
      expect(isBusy(state)).toBe(true);
      expect(transactionReducer(state, { type: "started" })).toBe(state);
      expect(transactionReducer(state, { type: "reset" })).toBe(state);
    }
  });

  test("a sent transaction can't be rejected", () => {
    const pending = after(...sent);
    expect(transactionReducer(pending, { type: "sent", hash: other })).toBe(pending);
    expect(transactionReducer(pending, { type: "refused", error: { code: "USER_REJECTED" } })).toBe(pending);
  });

  test("late responses do not change the outcome", () => {
    const mined = after(...sent, { type: "settled", outcome: { result: "mined", hash, events: [] } });
    for (const late of [
      { type: "waitEnded" },
      { type: "checkedAgain" },
      { type: "repriced", hash: other },
      { type: "settled", outcome: { result: "reverted", hash, reason: null } },
    ] satisfies TransactionEvent[]) {
      expect(transactionReducer(mined, late)).toBe(mined);
    }
  });
});
