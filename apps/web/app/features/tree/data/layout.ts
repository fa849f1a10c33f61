import { NONE, type TreeShape } from "./shape.ts";

/**
 * Where the seats of a tree are drawn, in layout units: neighbours on a level are at least one unit apart. The top seat is at
 * (0, 0), x grows to the right and y downwards. All seats of a level have the same y.
 */
export interface Layout {
  /** A multiple of one half. */
  readonly x: Float32Array;
  /** The left edge of the seat's subtree: half a unit left of its leftmost seat. */
  readonly start: Float32Array;
  /** The width of the seat's subtree: its right edge is at `start + width`. Subtrees may overlap in x on different levels. */
  readonly width: Float32Array;
  /** The last position of a run of seats with exactly one child each; the seat itself if it has no or two children. */
  readonly stem: Uint32Array;
  /** The y of each level; see `depth`. At least one unit apart, more where the links to the next level are long. */
  readonly levels: Float64Array;
}

/** How much of the length of the links of a level is added to its height. */
const STEEPNESS = 0.6;

/** The smallest distance of two seats on a level, and the offset of an only child, in half units. */
const APART = 2;
const ASIDE = 1;

/**
 * Places a tree by Reingold and Tilford's method: subtrees are moved together until seats of some level are one unit apart, and
 * a seat is in the middle above its children. An only child is half a unit to its side. Takes O(n), without recursion.
 */
export function layOut(shape: TreeShape): Layout {
  const { size, left, right } = shape;
  const contours = newContours(size);
  const stem = new Uint32Array(size);
  // Children have greater positions than their upline.
  for (let position = size - 1; position >= 0; position--) {
    const onLeft = at(left, position);
    const onRight = at(right, position);
    stem[position] = position;
    if (onLeft !== NONE && onRight !== NONE) {
      joinLegs(shape, contours, position);
    } else if (onLeft !== NONE || onRight !== NONE) {
      const child = onLeft !== NONE ? onLeft : onRight;
      stem[position] = at(stem, child);
      takeOnly(contours, position, child, onLeft !== NONE ? -ASIDE : ASIDE);
    } else {
      contours.lowLeft[position] = position;
      contours.lowRight[position] = position;
    }
  }
  return { ...place(shape, contours), stem, levels: levelHeights(shape, contours.offset) };
}

/** Per seat; distances are in half units. */
interface Contours {
  /** From the upline to the seat. */
  readonly offset: Int32Array;
  /** Where the contour continues below a seat without children, and how far to the side. */
  readonly thread: Uint32Array;
  readonly threadOffset: Int32Array;
  /** The outermost seats on the lowest level of the subtree, and their distance from its top. */
  readonly lowLeft: Uint32Array;
  readonly lowLeftOffset: Int32Array;
  readonly lowRight: Uint32Array;
  readonly lowRightOffset: Int32Array;
  /** The outermost seats of the subtree on any level, from its top. */
  readonly farLeft: Int32Array;
  readonly farRight: Int32Array;
}

function newContours(size: number): Contours {
  const distances = () => new Int32Array(size);
  return {
    offset: distances(),
    thread: new Uint32Array(size).fill(NONE),
    threadOffset: distances(),
    lowLeft: new Uint32Array(size),
    lowLeftOffset: distances(),
    lowRight: new Uint32Array(size),
    lowRightOffset: distances(),
    farLeft: distances(),
    farRight: distances(),
  };
}

function takeOnly(contours: Contours, position: number, child: number, offset: number): void {
  contours.offset[child] = offset;
  takeLowest(contours, position, child, child);
  contours.farLeft[position] = Math.min(0, at(contours.farLeft, child) + offset);
  contours.farRight[position] = Math.max(0, at(contours.farRight, child) + offset);
}

/** The lowest level of a subtree is that of its deeper leg, or of both. */
function takeLowest(contours: Contours, position: number, leftmost: number, rightmost: number): void {
  const { offset, lowLeft, lowLeftOffset, lowRight, lowRightOffset } = contours;
  lowLeft[position] = at(lowLeft, leftmost);
  lowLeftOffset[position] = at(lowLeftOffset, leftmost) + at(offset, leftmost);
  lowRight[position] = at(lowRight, rightmost);
  lowRightOffset[position] = at(lowRightOffset, rightmost) + at(offset, rightmost);
}

/** Walks down the inner contours of both legs to the end of the shorter one, and sets them one unit apart where they are closest. */
function joinLegs({ left, right }: TreeShape, contours: Contours, position: number): void {
  const { offset, thread, threadOffset, lowLeft, lowLeftOffset, lowRight, lowRightOffset } = contours;
  const onLeft = at(left, position);
  const onRight = at(right, position);
  let inLeft = onLeft;
  let inRight = onRight;
  let leftX = 0;
  let rightX = 0;
  let apart = APART;
  while (true) {
    apart = Math.max(apart, APART + leftX - rightX);
    const leftChild = at(right, inLeft) !== NONE ? at(right, inLeft) : at(left, inLeft);
    leftX += leftChild !== NONE ? at(offset, leftChild) : at(threadOffset, inLeft);
    inLeft = leftChild !== NONE ? leftChild : at(thread, inLeft);
    const rightChild = at(left, inRight) !== NONE ? at(left, inRight) : at(right, inRight);
    rightX += rightChild !== NONE ? at(offset, rightChild) : at(threadOffset, inRight);
    inRight = rightChild !== NONE ? rightChild : at(thread, inRight);
    if (inLeft === NONE || inRight === NONE) break;
  }
  const half = Math.ceil(apart / 2);
  offset[onLeft] = -half;
  offset[onRight] = half;
  if (inLeft !== NONE) {
    const low = at(lowRight, onRight);
    thread[low] = inLeft;
    threadOffset[low] = leftX - half - (half + at(lowRightOffset, onRight));
  } else if (inRight !== NONE) {
    const low = at(lowLeft, onLeft);
    thread[low] = inRight;
    threadOffset[low] = rightX + half - (at(lowLeftOffset, onLeft) - half);
  }
  takeLowest(contours, position, inRight !== NONE ? onRight : onLeft, inLeft !== NONE ? onLeft : onRight);
  const { farLeft, farRight } = contours;
  farLeft[position] = Math.min(0, at(farLeft, onLeft) - half, at(farLeft, onRight) + half);
  farRight[position] = Math.max(0, at(farRight, onLeft) - half, at(farRight, onRight) + half);
}

function place({ size, upline }: TreeShape, { offset, farLeft, farRight }: Contours) {
  const x = new Float32Array(size);
  const start = new Float32Array(size);
  const width = new Float32Array(size);
  for (let position = 0; position < size; position++) {
    const above = at(upline, position);
    const own = above === NONE ? 0 : at(x, above) + at(offset, position) / 2;
    x[position] = own;
    start[position] = own + at(farLeft, position) / 2 - 0.5;
    width[position] = (at(farRight, position) - at(farLeft, position)) / 2 + 1;
  }
  return { x, start, width };
}

/**
 * A level with long links is higher, so that a large tree has the proportions of a small one. The mean length counts a link as
 * often as seats are below it.
 */
function levelHeights({ size, depth, end }: TreeShape, offset: Int32Array): Float64Array {
  let deepest = 0;
  for (let position = 0; position < size; position++) deepest = Math.max(deepest, at(depth, position));
  const lengths = new Float64Array(deepest + 1);
  const seats = new Float64Array(deepest + 1);
  for (let position = 1; position < size; position++) {
    const level = at(depth, position);
    const below = at(end, position) - position;
    lengths[level] = at(lengths, level) + (Math.abs(at(offset, position)) / 2) * below;
    seats[level] = at(seats, level) + below;
  }
  const levels = new Float64Array(size === 0 ? 0 : deepest + 1);
  for (let level = 1; level < levels.length; level++) {
    const mean = at(lengths, level) / at(seats, level);
    levels[level] = at(levels, level - 1) + 1 + STEEPNESS * (mean - 0.5);
  }
  return levels;
}

/** An item of a column that has the position. */
function at(column: Uint32Array | Int32Array | Float32Array | Float64Array, position: number): number {
  return column[position] ?? 0;
}
