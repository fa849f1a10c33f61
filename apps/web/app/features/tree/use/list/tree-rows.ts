import { NONE } from "@canopy/protocol/tree/shape";
import { at } from "../../data/columns.ts";
import { childAt, isInside, type TreeModel, uplineOf } from "../../data/tree-model.ts";

/** A visible item of the list, with what ARIA needs to know. Levels and places count from 1. */
export interface TreeRow {
  readonly position: number;
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
  /** Null without seats below. */
  readonly isExpanded: boolean | null;
}

/** The most levels above the selected seat that the list begins with, so that a leg of any length stays usable. */
const MOST_LEVELS = 12;

/** The visible items of a list that begins at the seat `top`. `expanded` has seat numbers. */
export function treeRows(model: TreeModel, top: number, expanded: ReadonlySet<number>): TreeRow[] {
  const rows: TreeRow[] = [];
  const waiting: TreeRow[] = [toRow(model, top, expanded, { level: 1, place: 1, siblings: 1 })];
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    rows.push(row);
    if (row.isExpanded !== true) continue;
    const level = row.level + 1;
    const below = childrenOf(model, row.position);
    const siblings = below.length;
    waiting.push(
      ...below
        .map((child, index) => toRow(model, child, expanded, { level, place: index + 1, siblings }))
        .reverse(),
    );
  }
  return rows;
}

/**
 * The seat at which a list begins that shows `selected`: `top` if it is not far above, otherwise a seat some levels above the
 * selected one.
 */
export function listTop(model: TreeModel, top: number, selected: number): number {
  if (isInside(model, selected, top) && at(model.depth, selected) - at(model.depth, top) <= MOST_LEVELS)
    return top;
  let found = selected;
  for (let level = 0; level < MOST_LEVELS && uplineOf(model, found) !== NONE; level++) {
    found = uplineOf(model, found);
  }
  return found;
}

/** The seat numbers between two seats, that of the upper one included: expanded, they show the lower one. */
export function numbersAbove(model: TreeModel, top: number, lower: number): number[] {
  const numbers: number[] = [];
  for (let position = lower; position !== top && uplineOf(model, position) !== NONE; ) {
    position = uplineOf(model, position);
    numbers.push(at(model.numbers, position));
  }
  return numbers;
}

/** What a key does in the list, as the ARIA practices for trees say. Null for other keys. */
export type ListMove =
  | { readonly kind: "select"; readonly position: number }
  | { readonly kind: "expand" | "collapse" | "open"; readonly position: number };

/** The move of a key at the selected item. */
export function listMove(
  rows: readonly TreeRow[],
  selected: number,
  key: string,
  isRightToLeft: boolean,
): ListMove | null {
  const index = rows.findIndex(({ position }) => position === selected);
  const row = rows[index];
  if (row === undefined) return null;
  const select = (other: TreeRow | undefined): ListMove | null =>
    other === undefined ? null : { kind: "select", position: other.position };
  const [inwards, outwards] = isRightToLeft ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  switch (key) {
    case "ArrowDown":
      return select(rows[index + 1]);
    case "ArrowUp":
      return select(rows[index - 1]);
    case "Home":
      return select(rows[0]);
    case "End":
      return select(rows.at(-1));
    case "Enter":
    case " ":
      return { kind: "open", position: selected };
    case inwards:
      if (row.isExpanded === null) return null;
      return row.isExpanded ? select(rows[index + 1]) : { kind: "expand", position: selected };
    case outwards:
      if (row.isExpanded === true) return { kind: "collapse", position: selected };
      return select(rows.slice(0, index).findLast(({ level }) => level < row.level));
    default:
      return null;
  }
}

function childrenOf(model: TreeModel, position: number): number[] {
  return (["left", "right"] as const)
    .map((leg) => childAt(model, position, leg))
    .filter((child) => child !== NONE);
}

function toRow(
  model: TreeModel,
  position: number,
  expanded: ReadonlySet<number>,
  place: Pick<TreeRow, "level" | "place" | "siblings">,
): TreeRow {
  const hasSeats = at(model.end, position) > position + 1;
  return { ...place, position, isExpanded: hasSeats ? expanded.has(at(model.numbers, position)) : null };
}
