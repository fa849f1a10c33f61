import { describe, expect, test } from "vitest";
import { buildModel } from "../data/tree-model.ts";
import { type Ghost, initialTreeState, type TreeAction, treeReducer } from "../explore/tree-state.ts";
import { freeGhostSeats, freeSeatsFor, ghostLine, MOST_GHOSTS, placedGhosts } from "./ghost-seats.ts";

const blockHash = `0x${"0".repeat(64)}` as const;
const head = { chainId: 31_337, plan: "core", round: 0, blockNumber: 1n, blockHash } as const;

/** Seat 1 has seat 2 on its left leg. */
const model = buildModel({
  ...head,
  totalSeats: 2,
  legs: Uint8Array.of(1, 0),
  numbers: Uint32Array.of(1, 2),
  units: Uint32Array.of(0, 1),
});

const one: Ghost = { id: -1, upline: 2, leg: "left", units: 1 };

describe("free seats for a ghost", () => {
  test("are the free legs of the selected seat", () => {
    expect(freeSeatsFor(model, 1)).toEqual([{ upline: 1, leg: "right" }]);
    expect(freeSeatsFor(model, 2)).toEqual([
      { upline: 2, leg: "left" },
      { upline: 2, leg: "right" },
    ]);
  });

  test("are the nearest ones below the selected seat if both of its legs are taken", () => {
    // Seat 1 has seats 2 and 4 on its legs; seat 2 has seat 3 on its left leg.
    const full = buildModel({
      ...head,
      totalSeats: 4,
      legs: Uint8Array.of(3, 1, 0, 0),
      numbers: Uint32Array.of(1, 2, 3, 4),
      units: Uint32Array.of(0, 1, 1, 1),
    });
    expect(freeSeatsFor(full, 1)).toEqual([
      { upline: 2, leg: "right" },
      { upline: 4, leg: "left" },
      { upline: 4, leg: "right" },
      { upline: 3, leg: "left" },
      { upline: 3, leg: "right" },
    ]);
  });

  test("are also the legs of ghosts, without those that another ghost has", () => {
    const two: Ghost = { id: -2, upline: -1, leg: "right", units: 1 };
    expect(freeGhostSeats(freeSeatsFor(model, 2), [one, two])).toEqual([
      { upline: 2, leg: "right" },
      { upline: -2, leg: "left" },
      { upline: -2, leg: "right" },
      { upline: -1, leg: "left" },
    ]);
  });

  test("are none below a seat that is not loaded", () => {
    expect(freeSeatsFor(model, 7)).toEqual([]);
  });
});

describe("a line of ghosts", () => {
  test("sits below one another, as the view numbers them", () => {
    const seats = ghostLine({ upline: 2, leg: "right" }, 3, [one]);
    const actions = seats.map((seat): TreeAction => ({ type: "addGhost", ...seat, units: 2 }));
    const { ghosts } = actions.reduce(treeReducer, { ...initialTreeState(2), ghosts: [one] });
    expect(ghosts).toEqual([
      one,
      { id: -2, upline: 2, leg: "right", units: 2 },
      { id: -3, upline: -2, leg: "right", units: 2 },
      { id: -4, upline: -3, leg: "right", units: 2 },
    ]);
  });

  test("ends where there are as many ghosts as a reader can imagine", () => {
    const full = Array.from({ length: MOST_GHOSTS - 1 }, (_, index) => ({ ...one, id: -1 - index }));
    expect(ghostLine({ upline: 2, leg: "right" }, 5, full)).toHaveLength(1);
    expect(ghostLine({ upline: 2, leg: "right" }, 5, [...full, one])).toHaveLength(0);
  });
});

test("a ghost goes when a member takes its seat, with the ghosts below it", () => {
  const taken: Ghost = { id: -2, upline: 1, leg: "left", units: 1 };
  const below: Ghost = { id: -3, upline: -2, leg: "left", units: 1 };
  const unknown: Ghost = { id: -4, upline: 9, leg: "left", units: 1 };
  const deeper: Ghost = { id: -5, upline: -1, leg: "left", units: 1 };
  expect(placedGhosts(model, [one, taken, below, unknown, deeper])).toEqual([one, deeper]);
});
