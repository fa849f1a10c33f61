import { at } from "../../data/columns.ts";
import { SHORT_SPINE } from "../../data/spines.ts";
import { rightEdge, type Sight } from "./sight.ts";

/**
 * The index of the furthest seat down a spine, from index `from` on, at which the walk can continue: what lies between is off
 * the screen or narrower than `merge` pixels. Takes a number of steps that is the logarithm of the distance.
 */
export function skipSpine(sight: Sight, from: number): number {
  const { spineEnd } = sight.tree;
  const end = at(spineEnd, from);
  if (sight.scale > sight.merge && end - from <= SHORT_SPINE) return from;
  // Doubles the distance, then halves the interval.
  let near = from;
  let far = from + 1;
  while (far < end && isReached(sight, from, far)) {
    near = far;
    far = from + 2 * (far - from);
  }
  far = Math.min(far, end);
  while (far - near > 1) {
    const middle = (near + far) >>> 1;
    if (isReached(sight, from, middle)) near = middle;
    else far = middle;
  }
  return near;
}

/** Holds up to some index of the spine and for none after it: intervals nest, numbers grow. */
function isReached({ tree, scale, cut, merge, isPlanted, shownColumns }: Sight, from: number, index: number) {
  const first = at(tree.spine, from);
  const position = at(tree.spine, index);
  if (!isPlanted(position) || at(tree.width, position) * scale < cut) return false;
  const onLeft = shownColumns(at(tree.start, first), at(tree.start, position));
  const onRight = shownColumns(rightEdge(tree, position), rightEdge(tree, first));
  return (onLeft + onRight) * scale <= merge;
}
