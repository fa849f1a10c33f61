import { expect, test } from "vitest";
import { keyAction, type Pressed, ZOOM_STEP } from "./keyboard.ts";
import { grow } from "./test-tree.ts";
import { initialTreeState, type TreeState } from "./tree-state.ts";

const model = grow([1, 2, null]);

function press(key: string, pressed: Partial<Pressed> = {}, state: Partial<TreeState> = {}) {
  return keyAction(
    { key, code: "", altKey: false, ctrlKey: false, metaKey: false, ...pressed },
    { state: { ...initialTreeState(1), ...state }, model, selected: { position: 1, leg: null } },
  );
}

test("arrows select the next seat, free seats too", () => {
  expect(press("ArrowUp")).toEqual({ type: "select", number: 1, camera: "reveal" });
  expect(press("ArrowRight")).toEqual({ type: "select", number: 1, leg: "right", camera: "reveal" });
  expect(press("ArrowLeft")).toBeNull();
});

test.each(["Enter", " "])("%j opens the card", (key) => {
  expect(press(key)).toEqual({ type: "open", panel: "card" });
});

test("Escape closes an open panel, and is left to others if none is open", () => {
  expect(press("Escape", {}, { panel: "card" })).toEqual({ type: "close" });
  expect(press("Escape")).toBeNull();
});

test("Home selects the seat that the view opened on", () => {
  expect(press("Home")).toEqual({ type: "select", number: 1, camera: "seat" });
});

test.each([
  ["0", "Digit0"],
  ["۰", "Digit0"],
  ["0", "Numpad0"],
])("%s (%s) fits the tree", (key, code) => {
  expect(press(key, { code })).toEqual({ type: "camera", target: { kind: "fit" } });
});

test("plus and minus zoom, with and without the shift key", () => {
  const zoom = (factor: number) => ({ type: "camera", target: { kind: "zoom", factor } });
  expect([press("+"), press("=")]).toEqual([zoom(ZOOM_STEP), zoom(ZOOM_STEP)]);
  expect([press("-"), press("_")]).toEqual([zoom(1 / ZOOM_STEP), zoom(1 / ZOOM_STEP)]);
});

test("shortcuts of the browser stay with it", () => {
  expect(press("0", { code: "Digit0", ctrlKey: true })).toBeNull();
  expect(press("+", { metaKey: true })).toBeNull();
  expect(press("ArrowUp", { altKey: true })).toBeNull();
});

test("other keys do nothing", () => {
  expect(press("a", { code: "KeyA" })).toBeNull();
  expect(press("Tab")).toBeNull();
});
