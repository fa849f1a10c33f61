import { describe, expect, test } from "vitest";
import { ROUND, WINDOW } from "../../src/rules/calendar.ts";
import { at } from "../../src/rules/column.ts";
import { HERO, KNIGHT } from "../../src/rules/rank.ts";
import { ROOT } from "../../src/rules/tree.ts";
import type { CallResult, Operation } from "./operation.ts";
import { createRun, type Run } from "./run.ts";

interface Call {
  operation: Operation;
  before: CallResult | undefined;
  after: CallResult;
}

const moving = ["settle", "claim", "collect", "collectCommons", "collectOperations"];

/** The calls that move windows or pots, each with the state that it found and left. */
function listCalls({ operations, results }: Run): Call[] {
  return operations
    .filter(({ kind }) => moving.includes(kind))
    .map((operation, index) => ({
      operation,
      before: results.calls[index - 1],
      after: at(results.calls, index),
    }));
}

describe("the months of ranks", () => {
  const run = createRun({ kind: "ranks" });
  const [first, second, third, fourth] = run.results.months;
  const calls = listCalls(run);
  const ofMember = (month: typeof first, id: number) => month?.ranks.find((rank) => rank.id === id);
  const claims = (id: number, month: number) =>
    calls.filter(
      ({ operation, after }) =>
        operation.kind === "claim" && operation.id === id && after.month === month && after.refused === "",
    );
  const isRefused = (kind: string, month: number) =>
    calls.some(
      ({ operation, after }) => operation.kind === kind && after.month === month && after.refused !== "",
    );
  const closedBy = (month: number) =>
    calls.find(({ before, after }) => before?.month === month && after.month === month + 1);
  const openedBy = (month: number) =>
    calls.find(
      ({ before, after }) => after.month === month && after.open && !(before?.month === month && before.open),
    );
  const toDay = (call: Call | undefined) =>
    Math.floor(((call?.operation.time ?? 0) - run.setup.genesis) / ROUND);
  /** In units, at the month's last price. */
  const shareInUnits = (month: typeof first) => Number(month?.shareValue) / Number(month?.unitPrice);
  const pointsPerUnit = (month: typeof first) => (month?.points ?? 0) / (month?.units ?? 0);

  test("have Heroes by points, and by $1,000 with fewer than 50 points", () => {
    expect(ofMember(second, 4)).toMatchObject({ points: 50, rank: HERO, shares: 1 });
    expect(ofMember(first, 5)).toMatchObject({ points: 14, rank: HERO, shares: 1 });
  });

  test("have no rank below both thresholds, or for a threshold of an earlier month", () => {
    expect(claims(9, 0).at(-1)?.after).toMatchObject({ rank: 0, shares: 0 });
    expect(ofMember(first, 5)?.rank).toBe(HERO);
    expect(claims(5, 1)).toEqual([]);
    expect(ofMember(second, 5)).toMatchObject({ rank: 0, shares: 0 });
  });

  test("have a Hero with several shares", () => {
    expect(ofMember(fourth, 2)).toMatchObject({ points: 100, rank: HERO, shares: 2, collected: true });
  });

  test("have a Knight by $10,000 with fewer than 50 points, only after five members with a rank", () => {
    expect(claims(3, 1).map(({ after }) => [after.rank, after.shares])).toEqual([
      [0, 0],
      [KNIGHT, 5],
    ]);
    expect(ofMember(second, 3)).toMatchObject({ points: 46, heroes: 5 });
  });

  test("count that Knight for its sponsor, who has four shares more as a Knight", () => {
    expect(claims(2, 1).map(({ after }) => [after.rank, after.shares])).toEqual([
      [HERO, 2],
      [HERO, 2],
      [KNIGHT, 6],
    ]);
    expect(ofMember(second, 2)).toMatchObject({ points: 103, heroes: 5 });
  });

  test("have no rank for the root, and none that counts for it", () => {
    expect(claims(ROOT, 0).at(-1)?.after.shares).toBe(0);
    for (const month of run.results.months) {
      expect(ofMember(month, ROOT)).toMatchObject({ heroes: 0, rank: 0, shares: 0 });
    }
    // 5 and 6, which the root sponsors, have a rank.
    expect([ofMember(first, 5)?.rank, ofMember(first, 6)?.rank]).toEqual([HERO, HERO]);
  });

  test("have shares at the cap below and above 2.4 points per unit, and shares below it", () => {
    expect(pointsPerUnit(first)).toBeLessThan(2.4);
    expect(shareInUnits(first)).toBeCloseTo(pointsPerUnit(first) / 4, 12);
    expect(pointsPerUnit(fourth)).toBeGreaterThan(2.4);
    expect(shareInUnits(fourth)).toBeCloseTo(0.6, 12);
    expect(second?.shareValue).toBe((second?.pot ?? 0n) / BigInt(second?.totalShares ?? 1));
    expect(shareInUnits(second)).toBeLessThan(pointsPerUnit(second) / 4);
  });

  test("have a cap at the price of a round without entries", () => {
    const last = run.results.rounds.filter(({ round }) => round < 30).at(-1);
    expect(first?.unitPrice).not.toBe(last?.unitPrice);
  });

  test("have a month without shares, whose pot goes to the commons", () => {
    expect(third).toMatchObject({ totalShares: 0, shareValue: 0n, rest: third?.pot });
    expect(third?.pot).toBeGreaterThan(0n);
    const closing = closedBy(2);
    expect((closing?.after.commons ?? 0n) - (closing?.before?.commons ?? 0n)).toBe(third?.pot);
  });

  test("open windows late because no member called, after a late settlement, and on time", () => {
    expect(
      [openedBy(0), openedBy(1), openedBy(3)].map((call) => [call?.operation.kind, toDay(call)]),
    ).toEqual([
      ["claim", 35],
      ["settle", 64],
      ["claim", 120],
    ]);
    for (const month of [0, 1, 2, 3]) {
      const opening = openedBy(month);
      expect(opening?.after.closesAt).toBe((opening?.operation.time ?? 0) + WINDOW);
    }
  });

  test("close windows through a settlement, the next month's claim, and a collection", () => {
    expect([0, 1, 2, 3].map((month) => closedBy(month)?.operation.kind)).toEqual([
      "settle",
      "claim",
      "collect",
      "collect",
    ]);
    // The claim opens the next month's window too.
    expect(closedBy(1)?.after).toMatchObject({ month: 2, open: true });
  });

  test("have claims in a window's last second, and a collection in the first second after it", () => {
    const { closesAt } = openedBy(0)?.after ?? {};
    expect(claims(6, 0).map(({ operation }) => operation.time)).toEqual([(closesAt ?? 0) - 1]);
    expect([2, 3].map((month) => closedBy(month)?.operation.time)).toEqual([
      closedBy(2)?.before?.closesAt,
      closedBy(3)?.before?.closesAt,
    ]);
  });

  test("refuse claims and collections at the wrong time, without effect", () => {
    expect([isRefused("claim", 0), isRefused("claim", 1), isRefused("collect", 0)]).toEqual([
      true,
      true,
      true,
    ]);
    for (const { before, after } of calls.filter(({ after }) => after.refused.startsWith("no open"))) {
      expect(after).toMatchObject({ month: before?.month, open: before?.open, commons: before?.commons });
    }
  });

  test("pay commons and operator once", () => {
    const outcome = (kind: string) =>
      calls.filter(({ operation }) => operation.kind === kind).map(({ after }) => after.refused);
    expect(outcome("collectCommons")).toEqual(["nothing to collect", "", "nothing to collect", ""]);
    expect(outcome("collectOperations")).toEqual([""]);
  });
});
