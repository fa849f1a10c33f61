import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "../../data/columns.ts";
import { childAt, findUpline, isFree, isInside, type TreeModel } from "../../data/tree-model.ts";
import type { Place } from "../walk.ts";

/** A visible item of the list, a seat or a free seat, with what ARIA needs to know. Levels and places count from 1. */
export interface TreeRow extends Place {
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
  /** Null if nothing is below, not even a free seat. */
  readonly isExpanded: boolean | null;
}

/** The most levels above the selected seat that the list begins with, so that a leg of any length stays usable. */
const MOST_LEVELS = 12;

/** The visible items of a list that begins at the seat `top`. `expanded` has seat numbers. */
export function treeRows(model: TreeModel, top: number, expanded: ReadonlySet<number>): TreeRow[] {
  const rows: TreeRow[] = [];
  const waiting: TreeRow[] = [toRow(model, seatAt(top), expanded, { level: 1, place: 1, siblings: 1 })];
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    rows.push(row);
    if (row.isExpanded !== true) continue;
    const level = row.level + 1;
    const below = placesBelow(model, row.position);
    const siblings = below.length;
    waiting.push(
      ...below
        .map((found, index) => toRow(model, found, expanded, { level, place: index + 1, siblings }))
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
  for (let level = 0; level < MOST_LEVELS && findUpline(model, found) !== NONE; level++) {
    found = findUpline(model, found);
  }
  return found;
}

/** The seat numbers between two seats, that of the upper one included: expanded, they show the lower one. */
export function numbersAbove(model: TreeModel, top: number, lower: number): number[] {
  const numbers: number[] = [];
  for (let position = lower; position !== top && findUpline(model, position) !== NONE; ) {
    position = findUpline(model, position);
    numbers.push(at(model.numbers, position));
  }
  return numbers;
}

/** What a key does in the list, as the ARIA practices for trees say. Null for other keys. */
export interface ListMove {
  readonly kind: "select" | "expand" | "collapse" | "open";
  readonly row: TreeRow;
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.position === other.position && one.leg === other.leg;

/** The move of a key at the selected item. */
export function listMove(
  rows: readonly TreeRow[],
  selected: Place,
  key: string,
  isRightToLeft: boolean,
): ListMove | null {
  const index = rows.findIndex((one) => isSamePlace(one, selected));
  const row = rows[index];
  if (row === undefined) return null;
  const select = (other: TreeRow | undefined): ListMove | null =>
    other === undefined ? null : { kind: "select", row: other };
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
      return { kind: "open", row };
    case inwards:
      if (row.isExpanded === null) return null;
      return row.isExpanded ? select(rows[index + 1]) : { kind: "expand", row };
    case outwards:
      if (row.isExpanded === true) return { kind: "collapse", row };
      return select(rows.slice(0, index).findLast(({ level }) => level < row.level));
    default:
      return null;
  }
}

const seatAt = (position: number): Place => ({ position, leg: null });

/** The seats and free seats directly below a seat. A leg that is not loaded has neither. */
function placesBelow(model: TreeModel, position: number): Place[] {
  return (["left", "right"] as const).flatMap((leg) => {
    const child = childAt(model, position, leg);
    if (child !== NONE) return seatAt(child);
    return isFree(model, position, leg) ? { position, leg } : [];
  });
}

function toRow(
  model: TreeModel,
  { position, leg }: Place,
  expanded: ReadonlySet<number>,
  place: Pick<TreeRow, "level" | "place" | "siblings">,
): TreeRow {
  const isEnd = leg !== null || placesBelow(model, position).length === 0;
  return { ...place, position, leg, isExpanded: isEnd ? null : expanded.has(at(model.numbers, position)) };
}
