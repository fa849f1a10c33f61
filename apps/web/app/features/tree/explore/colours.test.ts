import { describe, expect, test } from "vitest";
import { type SeatColours, seatColours } from "./colours.ts";
import { grow } from "./test-tree.ts";
import type { ColourMode } from "./tree-state.ts";

const seats = [1, [2, [4, 7, null], 5], [3, null, 6]] as const;
const columns = {
  units: Uint32Array.of(1, 2, 3, 4, 5, 1, 2),
  points: Uint32Array.of(0, 1, 10, 11, 50, 0, 23),
};

/** The bounds of each seat's step, by seat number. */
function listSteps({ steps, findStep }: SeatColours, model: ReturnType<typeof grow>) {
  const entries = [...model.numbers].map((number, position) => {
    const step = steps[findStep(position)];
    return [number, step && (step.from === step.to ? `${step.from}` : `${step.from}-${step.to}`)];
  });
  return Object.fromEntries(entries);
}

function colour(mode: ColourMode, more = {}, selected = 1) {
  const model = grow(seats, { ...columns, ...more });
  const colours = seatColours(model, mode, selected);
  return colours && listSteps(colours, model);
}

test("by units: a step for each number of units", () => {
  expect(colour("units")).toEqual({ 1: "1", 2: "2", 4: "3", 7: "4", 5: "5", 3: "1", 6: "2" });
});

test("by points: none, then a step for each unit of the cap", () => {
  expect(colour("points")).toEqual({
    1: "0",
    2: "1-10",
    4: "1-10",
    7: "11-20",
    5: "41-50",
    3: "0",
    6: "21-30",
  });
});

describe("by join date", () => {
  test("has a step for each round of a young network", () => {
    expect(colour("joined", { rounds: Uint32Array.of(1, 4, 7) })).toEqual({
      1: "0",
      2: "1",
      3: "1",
      4: "1",
      5: "2",
      6: "2",
      7: "2",
    });
  });

  test("has five equal spans of an older one", () => {
    const rounds = Uint32Array.from({ length: 10 }, (_, round) => Math.min(round + 1, 7));
    const model = grow(seats, { rounds });
    expect(seatColours(model, "joined", 1)?.steps).toEqual([
      { from: 0, to: 1 },
      { from: 2, to: 3 },
      { from: 4, to: 5 },
      { from: 6, to: 7 },
      { from: 8, to: 9 },
    ]);
    expect(colour("joined", { rounds })).toMatchObject({ 1: "0-1", 2: "0-1", 3: "2-3", 7: "6-7" });
  });

  test("counts seats of open rounds to the last span", () => {
    expect(colour("joined", { rounds: Uint32Array.of(1, 5) })).toMatchObject({ 6: "1", 7: "1" });
  });
});

describe("by sponsor line", () => {
  // 1 sponsored 2 and 3; 2 sponsored 5, who sits below another member; 3 sponsored 4; 4 sponsored 6 and 7.
  const sponsors = Uint32Array.of(0, 1, 3, 4, 2, 1, 4);
  const names = (selected: number) =>
    Object.entries(colour("sponsors", { sponsors }, selected) ?? {}).flatMap(([number, step]) =>
      step === "0" ? [] : `${number} ${["", "line", "direct", "own"][Number(step)]}`,
    );

  test("tells the member's own invitations from the rest of the line", () => {
    expect(names(1)).toEqual(["1 own", "2 direct", "3 direct", "4 line", "5 line", "6 line", "7 line"]);
  });

  test("follows the line, not the seats", () => {
    expect(names(3)).toEqual(["3 own", "4 direct", "6 line", "7 line"]);
    expect(names(2)).toEqual(["2 own", "5 direct"]);
    expect(names(7)).toEqual(["7 own"]);
  });

  test("ends at a seat whose sponsor joined later, which no file should have", () => {
    const circle = Uint32Array.of(0, 3, 3, 4, 2, 2, 4);
    expect(colour("sponsors", { sponsors: circle })).toMatchObject({ 1: "3", 2: "0", 3: "0", 4: "0" });
  });
});

test.each<ColourMode>(["points", "joined", "sponsors"])("is unknown by %s until it is loaded", (mode) => {
  expect(seatColours(grow(seats), mode, 1)).toBeNull();
});
