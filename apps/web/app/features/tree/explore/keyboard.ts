import type { TreeModel } from "../data/tree-model.ts";
import type { TreeAction, TreeState } from "./tree-state.ts";
import { type Direction, type Place, walk } from "./walk.ts";

/** The keys that a handler reads of an event. */
export type Pressed = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey">;

/** How much a key zooms. */
export const ZOOM_STEP = 1.5;

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** Where the reader is in the drawing. */
export interface KeyContext {
  readonly state: TreeState;
  readonly model: TreeModel;
  /** The selected seat or free seat. */
  readonly selected: Place;
  /** The highest seat number that is shown, if the time-lapse hides later ones. */
  readonly last?: number | undefined;
}

/**
 * What a key does in the drawing: arrows walk, Enter and the space bar open the card, Escape closes the panel, `0` fits the tree,
 * `+` and `-` zoom, Home selects the seat that the view opened on. Null for other keys.
 */
export function keyAction(pressed: Pressed, context: KeyContext): TreeAction | null {
  // The browser's own shortcuts, such as its zoom.
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null;
  const direction = directions[pressed.key];
  if (direction !== undefined) return walkAction(direction, context);
  const { state } = context;
  switch (pressed.key) {
    case "Enter":
    case " ":
      return { type: "open", panel: "card" };
    case "Escape":
      return state.panel === null ? null : { type: "close" };
    case "Home":
      return { type: "select", number: state.home, camera: "seat" };
    case "+":
    case "=":
      return { type: "camera", target: { kind: "zoom", factor: ZOOM_STEP } };
    case "-":
    case "_":
      return { type: "camera", target: { kind: "zoom", factor: 1 / ZOOM_STEP } };
    default:
      return isZero(pressed) ? { type: "camera", target: { kind: "fit" } } : null;
  }
}

/** By its code too, because the key has another digit on a Persian keyboard. */
const isZero = ({ key, code }: Pressed) => key === "0" || code === "Digit0" || code === "Numpad0";

function walkAction(direction: Direction, { model, selected, last }: KeyContext): TreeAction | null {
  const next = walk(model, selected, direction, last);
  return next && selectAction(model, next);
}

/** Selects a place. The camera moves as little as needed, unless `camera` says otherwise. */
export function selectAction(
  { numbers }: Pick<TreeModel, "numbers">,
  { position, leg }: Place,
  camera: "seat" | "reveal" | "none" = "reveal",
): TreeAction {
  return { type: "select", number: numbers[position] ?? 0, leg: leg ?? undefined, camera };
}
