import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "../../data/columns.ts";
import { childAt, isInside, type TreeModel } from "../../data/tree-model.ts";

/** The order of the table: level by level, the newest first, or those with most units at and below them first. */
export type TableOrder = "level" | "newest" | "weight";

/** The first positions of a subtree in an order. Only as much of the tree is read as needed. */
export function tableRows(model: TreeModel, top: number, order: TableOrder, most: number): number[] {
  switch (order) {
    case "level":
      return take(model, top, most, (waiting) => waiting.shift());
    case "weight":
      return take(model, top, most, (waiting) => takeHeaviest(model, waiting));
    case "newest":
      return newest(model, top, most);
  }
}

/** No seat comes before its upline: a seat has at least the units below it, and is one level above. */
function take(
  model: TreeModel,
  top: number,
  most: number,
  next: (waiting: number[]) => number | undefined,
): number[] {
  const rows: number[] = [];
  const waiting = [top];
  while (rows.length < most) {
    const position = next(waiting);
    if (position === undefined) break;
    rows.push(position);
    for (const leg of ["left", "right"] as const) {
      const child = childAt(model, position, leg);
      if (child !== NONE) waiting.push(child);
    }
  }
  return rows;
}

function takeHeaviest({ weight }: TreeModel, waiting: number[]): number | undefined {
  let heaviest = 0;
  waiting.forEach((position, index) => {
    if (at(weight, position) > at(weight, waiting[heaviest] ?? 0)) heaviest = index;
  });
  return waiting.splice(heaviest, 1)[0];
}

function newest(model: TreeModel, top: number, most: number): number[] {
  const rows: number[] = [];
  for (let index = model.joined.length - 1; index >= 0 && rows.length < most; index--) {
    const position = at(model.joined, index);
    if (isInside(model, position, top)) rows.push(position);
  }
  return rows;
}
