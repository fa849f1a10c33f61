import { NONE } from "@canopy/protocol/tree-format/shape";
import { at } from "../../data/columns.ts";
import { step } from "../../data/layout.ts";
import type { Camera, Viewport } from "./camera.ts";
import type { BoughMark, SeatMark, ShapeMark, StemMark, Visible } from "./marks.ts";
import {
  createSight,
  type DrawnTree,
  isNear,
  missingSeats,
  plantedChild,
  rightEdge,
  type Sight,
  unitsBelow,
  type VisibleOptions,
} from "./sight.ts";
import { skipSpine } from "./skip-spine.ts";
import { finish } from "./steps.ts";

/** Merged shapes narrower than this would be invisible, in pixels. */
const THINNEST = 0.5;
/** Merged shapes this far from their spine have a bough of their own, in pixels. */
const LOOSE = 14;

/** The stem that a walk is on: seats from which it skipped others, and how many it skipped. */
interface Stem {
  places: number[];
  seats: number;
}

interface Found extends Visible {
  readonly seats: SeatMark[];
  readonly shapes: ShapeMark[];
  readonly boughs: BoughMark[];
  readonly stems: StemMark[];
}

/**
 * What a camera sees of a tree. Walks down from the top along spines, and visits only seats whose subtree is on the screen
 * and wide enough: the cost depends on what is drawn, not on the size of the tree.
 */
export function findVisible(...view: Parameters<typeof visibleSteps>): Visible {
  return finish(visibleSteps(...view));
}

/** `findVisible` in steps of a seat each. */
export function* visibleSteps(
  tree: DrawnTree,
  camera: Camera,
  viewport: Viewport,
  options: VisibleOptions = {},
): Generator<undefined, Visible> {
  const sight = createSight(tree, camera, viewport, options);
  const found: Found = { seats: [], shapes: [], boughs: [], stems: [] };
  const waiting = sight.isPlanted(0) ? [0] : [];
  for (let top = waiting.pop(); top !== undefined; top = waiting.pop())
    yield* walk(sight, found, top, waiting);
  return found;
}

/** Walks down a spine from `top`. Adds the smaller legs on the way to `waiting`. */
function* walk(sight: Sight, found: Found, top: number, waiting: number[]): Generator<undefined, void> {
  const { tree, scale, cut } = sight;
  const stem: Stem = { places: [], seats: 0 };
  let position = top;
  while (isNear(sight, position)) {
    yield;
    if (at(tree.width, position) * scale < cut) {
      addSubtree(sight, found, position);
      break;
    }
    addSeat(sight, found, position);
    addHidden(sight, found, position);
    const index = at(tree.spineIndex, position) + 1;
    const onSpine = index < at(tree.spineEnd, index - 1) ? at(tree.spine, index) : NONE;
    const aside = plantedChild(sight, at(tree.left, position) === onSpine ? "right" : "left", position);
    if (aside !== NONE) {
      addBough(sight, found, position, aside);
      waiting.push(aside);
    }
    if (!sight.isPlanted(onSpine)) break;
    const reached = skipSpine(sight, index);
    const next = at(tree.spine, reached);
    // Straight past merged seats, whose small legs would make it a zigzag.
    addBough(sight, found, position, next);
    const merged = reached - index;
    if (merged > 0 && isBare(tree, onSpine, next, merged)) {
      stem.places.push(position);
      stem.seats += merged;
    } else {
      endStem(sight, found, stem);
    }
    if (merged > 0) addMerged(sight, found, { above: position, first: onSpine, next, seats: merged });
    position = next;
  }
  endStem(sight, found, stem);
}

/** Whether none of the seats of a spine from `first` to before `next` has a second leg. */
function isBare({ width }: DrawnTree, first: number, next: number, seats: number): boolean {
  return at(width, first) - at(width, next) === seats;
}

function addSeat(sight: Sight, found: Found, position: number): void {
  const { tree } = sight;
  const x = at(tree.x, position);
  const y = at(tree.y, position);
  if (!sight.isShown(x, y, x, y)) return;
  const room = Math.min(
    (at(tree.width, position) + 1) * sight.scale,
    distanceTo(sight, position, at(tree.upline, position)),
    distanceTo(sight, position, at(tree.left, position)),
    distanceTo(sight, position, at(tree.right, position)),
    distanceTo(sight, position, sibling(tree, position)),
  );
  if (room < sight.leastRoom && position !== 0) return;
  found.seats.push({ position, x: sight.screenX(x), y: sight.screenY(y), room });
}

/** The seat on the other leg of the upline; NONE without one. */
function sibling({ upline, left, right }: DrawnTree, position: number): number {
  const above = at(upline, position);
  if (above === NONE) return NONE;
  return at(left, above) === position ? at(right, above) : at(left, above);
}

/** Pixels between two seats; no limit if the other one does not exist. */
function distanceTo(sight: Sight, position: number, other: number): number {
  if (!sight.isPlanted(other)) return Number.POSITIVE_INFINITY;
  const { tree, scale, rise } = sight;
  const dx = (at(tree.x, other) - at(tree.x, position)) * scale;
  const dy = (at(tree.y, other) - at(tree.y, position)) * rise;
  return Math.sqrt(dx * dx + dy * dy);
}

function addSubtree(sight: Sight, found: Found, position: number): void {
  const { tree } = sight;
  const seats = at(tree.width, position);
  found.shapes.push({
    kind: "subtree",
    isPartial: missingSeats(tree, position) > 0,
    position,
    x: sight.screenX(at(tree.start, position)),
    y: sight.screenY(at(tree.y, position)),
    width: seats * sight.scale,
    seats,
    units: unitsBelow(sight, position),
  });
}

function addBough(sight: Sight, found: Found, from: number, to: number): void {
  const { tree } = sight;
  const x = at(tree.x, from);
  const y = at(tree.y, from);
  const columns = at(tree.width, to);
  // A shape hangs in the middle of its columns.
  const toX = columns * sight.scale < sight.cut ? at(tree.start, to) + columns / 2 : at(tree.x, to);
  const toY = at(tree.y, to);
  if (!sight.isShown(x, y, toX, toY)) return;
  found.boughs.push({
    x: sight.screenX(x),
    y: sight.screenY(y),
    toX: sight.screenX(toX),
    toY: sight.screenY(toY),
    position: to,
    units: unitsBelow(sight, to),
  });
}

/** Stubs for the legs of a seat that are not loaded. */
function addHidden(sight: Sight, found: Found, position: number): void {
  const { hiddenLeft, hiddenRight, start, x } = sight.tree;
  if (hiddenLeft !== null) addStub(sight, found, position, at(start, position), at(hiddenLeft, position));
  if (hiddenRight !== null) addStub(sight, found, position, at(x, position) + 0.5, at(hiddenRight, position));
}

/** A stub from the column `edge` on, on the level where the top seat of the leg will be. */
function addStub(sight: Sight, found: Found, position: number, edge: number, seats: number): void {
  const { tree, scale } = sight;
  if (seats === 0 || sight.shownColumns(edge, edge + seats) === 0) return;
  const level = at(tree.y, position) + step(at(tree.width, position), seats);
  const stub = { x: sight.screenX(edge), y: sight.screenY(level), width: seats * scale, seats, units: 0 };
  found.shapes.push({ kind: "hidden", isPartial: true, position, ...stub });
  found.boughs.push({
    x: sight.screenX(at(tree.x, position)),
    y: sight.screenY(at(tree.y, position)),
    toX: stub.x + stub.width / 2,
    toY: stub.y,
    position: NONE,
    units: 0,
  });
}

/** Seats of a spine between two that are drawn, from `first` to before `next`. */
interface Merged {
  readonly above: number;
  readonly first: number;
  readonly next: number;
  readonly seats: number;
}

/** A shape on each side for the smaller legs of a spine from `first` to before `next`. */
function addMerged(sight: Sight, found: Found, { above, first, next, seats }: Merged): void {
  const { tree, scale, merge } = sight;
  const columns = at(tree.width, first) - at(tree.width, next);
  // Wider ones are off the screen for the most part.
  if (isBare(tree, first, next, seats) || columns * scale > merge) return;
  const units = unitsBelow(sight, first) - unitsBelow(sight, next);
  const isPartial = missingSeats(tree, first) > missingSeats(tree, next);
  const y = (sight.screenY(at(tree.y, first)) + sight.screenY(at(tree.y, next))) / 2;
  const add = (from: number, to: number) => {
    const width = (to - from) * scale;
    if (width < THINNEST) return;
    const share = { seats: to - from, units: (units * (to - from)) / columns };
    const mark = { position: first, x: sight.screenX(from), y, width, ...share };
    found.shapes.push({ kind: "merged", isPartial, ...mark });
    const [toX, fromX] = [mark.x + width / 2, sight.screenX(at(tree.x, above))];
    const middle = (fromX + sight.screenX(at(tree.x, next))) / 2;
    if (Math.abs(toX - middle) < LOOSE) return;
    const fromY = sight.screenY(at(tree.y, above));
    found.boughs.push({ x: fromX, y: fromY, toX, toY: y, position: first, units: share.units });
  };
  add(at(tree.start, first), at(tree.start, next));
  add(rightEdge(tree, next), rightEdge(tree, first));
}

/** A stem ends at the next fork, at a seat that is drawn on its own, or where it leaves the screen. */
function endStem(sight: Sight, found: Found, stem: Stem): void {
  if (stem.seats > 1) {
    const { tree } = sight;
    const places = stem.places
      .map((position) => ({ x: at(tree.x, position), y: at(tree.y, position) }))
      .filter(({ x, y }) => sight.isShown(x, y, x, y))
      .map(({ x, y }) => ({ x: sight.screenX(x), y: sight.screenY(y) }));
    const [middle, first, last] = [places[places.length >>> 1], places[0], places.at(-1)];
    if (middle && first && last) {
      const length = Math.hypot(last.x - first.x, last.y - first.y);
      // With the seats that are drawn on the stem.
      found.stems.push({ ...middle, length, seats: stem.seats + stem.places.length - 1 });
    }
  }
  if (stem.places.length > 0) stem.places = [];
  stem.seats = 0;
}
