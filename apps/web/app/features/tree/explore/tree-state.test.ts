import { expect, test } from "vitest";
import { initialTreeState, type TreeAction, treeReducer } from "./tree-state.ts";

const after = (...actions: TreeAction[]) => actions.reduce(treeReducer, initialTreeState(7));

test("opens on the home seat, without a panel", () => {
  expect(after()).toMatchObject({
    selected: 7,
    panel: null,
    round: null,
    camera: { target: { kind: "seat", number: 7 } },
  });
});

test("selecting a seat brings it into view", () => {
  expect(after({ type: "select", number: 12 })).toMatchObject({
    selected: 12,
    freeLeg: null,
    camera: { id: 1, target: { kind: "reveal", number: 12 } },
  });
});

test("a jump centres the seat, a click leaves the camera where it is", () => {
  const jumped = after({ type: "select", number: 12, camera: "seat" });
  expect(jumped.camera.target).toEqual({ kind: "seat", number: 12 });
  expect(treeReducer(jumped, { type: "select", number: 13, camera: "none" }).camera).toBe(jumped.camera);
});

test("selects the free seat on a leg, until another seat is selected", () => {
  const free = after({ type: "select", number: 12, leg: "right" });
  expect(free).toMatchObject({ selected: 12, freeLeg: "right" });
  expect(treeReducer(free, { type: "select", number: 12 }).freeLeg).toBeNull();
});

test("the same camera target can be requested twice", () => {
  const fit = { type: "camera", target: { kind: "fit" } } as const;
  expect(after(fit, fit).camera).toEqual({ id: 2, target: { kind: "fit" } });
});

test("shows one panel at a time", () => {
  expect(after({ type: "open", panel: "card" }, { type: "open", panel: "whatIf" }).panel).toBe("whatIf");
  expect(after({ type: "open", panel: "card" }, { type: "close" }).panel).toBeNull();
});

test("a panel stays open while the selection moves", () => {
  expect(after({ type: "open", panel: "card" }, { type: "select", number: 9 }).panel).toBe("card");
});

test.each<[string, TreeAction, object]>([
  ["colour", { type: "colour", colour: "sponsors" }, { colour: "sponsors" }],
  ["view", { type: "view", view: "table" }, { view: "table" }],
  ["search", { type: "search", isSearching: true }, { isSearching: true }],
  ["round", { type: "round", round: 4 }, { round: 4 }],
  ["time-lapse", { type: "play", isPlaying: true }, { isPlaying: true }],
])("changes the %s", (_, action, changed) => {
  expect(after(action)).toMatchObject(changed);
});

test("an action that changes nothing keeps the state", () => {
  const state = after({ type: "open", panel: "card" });
  expect(treeReducer(state, { type: "open", panel: "card" })).toBe(state);
  expect(treeReducer(state, { type: "play", isPlaying: false })).toBe(state);
  expect(treeReducer(state, { type: "clearGhosts" })).toBe(state);
});

const family: TreeAction[] = [
  { type: "addGhost", upline: 7, leg: "left", units: 1 },
  { type: "addGhost", upline: -1, leg: "right", units: 2 },
  { type: "addGhost", upline: 7, leg: "right", units: 3 },
];

test("numbers ghosts below zero, each on a free leg of a seat or of a ghost", () => {
  expect(after(...family).ghosts).toEqual([
    { id: -1, upline: 7, leg: "left", units: 1 },
    { id: -2, upline: -1, leg: "right", units: 2 },
    { id: -3, upline: 7, leg: "right", units: 3 },
  ]);
});

test("a leg holds one ghost", () => {
  expect(after(...family, { type: "addGhost", upline: 7, leg: "left", units: 5 }).ghosts).toHaveLength(3);
});

test("goes to the seat that gets a ghost, and stays for one below that ghost", () => {
  const first = after({ type: "addGhost", upline: 9, leg: "left", units: 1 });
  expect(first.camera).toEqual({ id: 1, target: { kind: "seat", number: 9 } });
  const second = treeReducer(first, { type: "addGhost", upline: -1, leg: "left", units: 1 });
  expect(second.ghosts).toHaveLength(2);
  expect(second.camera).toBe(first.camera);
});

test("removing a ghost removes those below it", () => {
  expect(after(...family, { type: "removeGhost", id: -1 }).ghosts.map(({ id }) => id)).toEqual([-3]);
});

test("changes the units of one ghost", () => {
  const { ghosts } = after(...family, { type: "ghostUnits", id: -2, units: 5 });
  expect(ghosts.map(({ units }) => units)).toEqual([1, 5, 3]);
});

test("removes all ghosts", () => {
  expect(after(...family, { type: "clearGhosts" }).ghosts).toEqual([]);
});
