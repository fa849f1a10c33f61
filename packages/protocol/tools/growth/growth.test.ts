import { describe, expect, test } from "vitest";
import { growthKinds } from "../../src/simulation/placement.ts";
import { estimateGas, measured, polFor, targets } from "./gas.ts";
import { grow, membersByDay } from "./growth.ts";
import { plot } from "./plot.ts";

describe("membersByDay", () => {
  test("grows every day, and ends with all members", () => {
    const members = membersByDay(1_000_000, 365);
    expect(members).toHaveLength(365);
    expect(members.at(-1)).toBe(1_000_000);
    expect(members.every((count, day) => count >= (members[day - 1] ?? 0))).toBe(true);
  });
});

describe("grow", () => {
  test.each(growthKinds)("settles every day of a year: %s", (kind) => {
    const loads = [...grow({ kind, members: 5_000, days: 365, seed: 1 })];
    expect(loads).toHaveLength(365);
    expect(loads.at(-1)?.members).toBe(5_000);
    for (const { members, touched, pointy, units } of loads) {
      expect(touched).toBeLessThanOrEqual(members);
      expect(pointy).toBeLessThanOrEqual(touched);
      expect(touched > 0).toBe(units > 0);
    }
  });

  test("touches far more nodes in a chain", () => {
    const countTouched = (kind: "balanced" | "chain") =>
      [...grow({ kind, members: 5_000, days: 365, seed: 1 })].reduce((sum, { touched }) => sum + touched, 0);
    expect(countTouched("chain")).toBeGreaterThan(10 * countTouched("balanced"));
  });
});

describe("gas of settlement", () => {
  test("counts carries and first points", () => {
    const gas = estimateGas({ touched: 1_000, pointy: 100 }, targets);
    expect(gas).toBe(11_500_000);
    expect(polFor(gas, 100)).toBe(1.15);
  });

  test("is within its bounds, as measured", () => {
    expect(measured.carry).toBeGreaterThan(0);
    expect(measured.carry).toBeLessThanOrEqual(targets.carry);
    expect(measured.firstPoints).toBeGreaterThan(0);
    expect(measured.firstPoints).toBeLessThanOrEqual(targets.firstPoints);
  });
});

describe("plot", () => {
  test("draws every line from the first day to the last", () => {
    const svg = plot("Gas", [{ name: "chain", color: "#000", values: [10, 100, 1_000] }], String);
    expect(svg.match(/L/g)).toHaveLength(2);
    expect(svg).toContain(">1000<");
  });

  test("keeps names apart", () => {
    const same = { color: "#000", values: [10, 100] };
    const svg = plot(
      "Gas",
      [
        { name: "one", ...same },
        { name: "other", ...same },
      ],
      String,
    );
    const heights = [...svg.matchAll(/y="([\d.]+)" fill="#000"/g)].map(([, height]) => Number(height));
    expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeGreaterThanOrEqual(12);
  });
});
