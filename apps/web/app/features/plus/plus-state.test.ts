import { expect, test } from "vitest";
import type { MemberOverview } from "../../chain/read-member.ts";
import { toPlusState } from "./plus-state.ts";

const nothing = { commission: 0n, pointEarnings: 0n, points: 0, flash: 0 };
const overview: MemberOverview = {
  id: 7,
  box: 5n,
  units: 1,
  maximumUnits: 5,
  maxPoints: 10,
  leftVariance: 0,
  rightVariance: 0,
  leftUnits: 0,
  rightUnits: 0,
  depth: 3,
  leg: "left",
  neighbours: { up: "willow", left: null, right: null },
  lifetime: nothing,
  today: nothing,
  lastRound: null,
  polUsd: 52_000_000n * 10n ** 10n,
  round: 4,
  roundEndsAt: 0,
  plan: { enteredUSD: 0n, members: 8 },
};
const silence = new Error("no answer");

test("loads until the first answer, also while it retries", () => {
  const waiting = { data: undefined, error: null, isFetching: true };
  expect(toPlusState(waiting, false)).toEqual({ status: "loading" });
  expect(toPlusState({ ...waiting, error: silence }, true)).toEqual({ status: "loading" });
});

test("fails only without any answer", () => {
  expect(toPlusState({ data: undefined, error: silence, isFetching: false }, false)).toEqual({
    status: "failed",
    error: silence,
  });
  expect(toPlusState({ data: overview, error: silence, isFetching: false }, false)).toEqual({
    status: "member",
    overview,
  });
});

test("a member without a seat is outside, whatever is fetched in the background", () => {
  expect(toPlusState({ data: null, error: null, isFetching: false }, false)).toEqual({ status: "outside" });
  expect(toPlusState({ data: null, error: null, isFetching: true }, false)).toEqual({ status: "outside" });
});

test("an old answer without a seat waits for the new one after joining", () => {
  expect(toPlusState({ data: null, error: null, isFetching: true }, true)).toEqual({ status: "loading" });
  expect(toPlusState({ data: null, error: null, isFetching: false }, true)).toEqual({ status: "outside" });
});
