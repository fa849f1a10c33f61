import type { Mutant } from "../mutant.ts";

/** Deliberate bugs in the keeper's due times and gas, and of the lock that elects leaders. */
export const keeperMutants: readonly Mutant[] = [
  {
    name: "gas-fees-above-the-cap",
    file: "apps/server/src/transaction-sender/fees.ts",
    text: "smallest(wantedFee, cap)",
    replacement: "wantedFee",
    reason: "The keeper pays more for gas than its operator allows.",
    test: {
      file: "apps/server/src/transaction-sender/fees.test.ts",
      name: "the fees of a transaction > never exceed the cap, are never below the base fee, and the tip never exceeds the maximum",
    },
  },
  {
    name: "round-settled-before-its-end",
    file: "apps/server/src/keeper/due.ts",
    text: "state.oldestOpenRound < state.currentRound",
    replacement: "state.oldestOpenRound <= state.currentRound",
    reason: "The keeper pays for settlements that the plan refuses.",
    test: {
      file: "apps/server/src/keeper/due.test.ts",
      name: "settling > is due for the oldest open round that has ended",
    },
  },
  {
    name: "window-closed-late",
    file: "apps/server/src/keeper/due.ts",
    text: "open && state.now < closesAt",
    replacement: "open && state.now <= closesAt",
    reason: "The keeper sends claims to a window that has ended.",
    test: {
      file: "apps/server/src/keeper/due.test.ts",
      name: "a rank window > closes after its time, by opening the next one if that month has passed",
    },
  },
  {
    name: "window-opened-before-settlement",
    file: "apps/server/src/keeper/due.ts",
    text: " && oldestOpenRound > toLastRound(month)",
    replacement: "",
    reason: "The keeper opens a month's window before its rounds are closed.",
    test: {
      file: "apps/server/src/keeper/due.test.ts",
      name: "a rank window > opens after its month has passed",
    },
  },
  {
    name: "no-knight-by-earnings",
    file: "apps/server/src/keeper/duties/rank-candidates.ts",
    text: "reachedKnightUsd: reachedKnight",
    replacement: "reachedKnightUsd: false",
    reason: "The keeper claims no rank for a Knight by earnings alone.",
    test: {
      file: "apps/server/src/keeper/duties/rank-candidates.test.ts",
      name: "a candidate can claim > Knight by earnings alone, without having been a Hero",
    },
  },
  {
    name: "rank-claimed-again",
    file: "apps/server/src/keeper/duties/rank-candidates.ts",
    text: "highest > rank",
    replacement: "highest >= rank",
    reason: "The keeper pays for the same claim again and again.",
    test: {
      file: "apps/server/src/keeper/duties/rank-candidates.test.ts",
      name: "a candidate can claim > only a higher rank than the claimed one, whatever its shares",
    },
  },
  {
    name: "price-before-the-opening",
    file: "apps/server/src/keeper/due.ts",
    text: "state.now >= state.opensAt && ",
    replacement: "",
    reason: "The keeper pays for prices of a plan that is not open.",
    test: {
      file: "apps/server/src/keeper/due.test.ts",
      name: "the price > is fixed once a round, after the plan has opened",
    },
  },
  {
    name: "undone-carries-forgotten",
    file: "apps/server/src/keeper/duties/settlement-batches.ts",
    text: "await stepBack(at);",
    replacement: "",
    reason: "After a reorganisation the keeper pays for carries that do nothing, and never closes the round.",
    test: {
      file: "apps/server/src/keeper/duties/settlement-batches.test.ts",
      name: "steps back to the carries that a reorganisation undid, and no further",
    },
  },
  {
    name: "one-undone-chunk",
    file: "apps/server/src/keeper/duties/settlement-batches.ts",
    text: "while (at.position > 0)",
    replacement: "if (at.position > 0)",
    reason: "After a long reorganisation the keeper carries later units before earlier ones.",
    test: {
      file: "apps/server/src/keeper/duties/settlement-batches.test.ts",
      name: "steps back to the carries that a reorganisation undid, and no further",
    },
  },
  {
    name: "silent-leader-continues",
    file: "apps/server/src/leader-election/lead-by-lock.ts",
    text: ".catch(() => silent.abort())",
    replacement: ".catch(() => undefined)",
    reason: "A leader that lost its lock works next to the new one.",
    test: {
      file: "apps/server/src/leader-election/lead-by-lock.test.ts",
      name: "a leader whose connection falls silent stops first and stands by, and one of two works within 10 s",
    },
  },
  {
    name: "standby-works",
    file: "apps/server/src/leader-election/lock-session.ts",
    text: "rows[0]?.locked === true",
    replacement: "rows.length === 1",
    reason: "Every process is the leader.",
    test: {
      file: "apps/server/src/leader-election/lead-by-lock.test.ts",
      name: "one of two works and the other is on standby until the first stops",
    },
  },
  {
    name: "one-lock-for-all-roles",
    file: "apps/server/src/leader-election/lock-session.ts",
    text: "[LOCK_CLASS, lockNumbers[role]]",
    replacement: "[LOCK_CLASS, lockNumbers.indexer]",
    reason: "A keeper and an indexer on two machines block each other.",
    test: {
      file: "apps/server/src/leader-election/lead-by-lock.test.ts",
      name: "each role and each database has its own leader",
    },
  },
];
