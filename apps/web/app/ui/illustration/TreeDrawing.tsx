import { GrownTree } from "./GrownTree.tsx";
import { growTree, type Leaf, type TreeShape } from "./grow-tree.ts";

/** Where the only leaf of a bare tree lies, right of its foot. */
const fallen: Leaf = { x: 46, y: -5, angle: 78, size: 15, side: "left" };

/** A tree in the product's hand: the same line and leaf everywhere. A bare one has lost its last leaf. Decoration. */
export function TreeDrawing({
  shape,
  bare = false,
  className,
}: {
  shape: TreeShape;
  bare?: boolean;
  className?: string;
}) {
  const { branches, leaves, bounds } = growTree(shape);
  const { left, top, width, height } = bounds;
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} className={className} fill="none" aria-hidden="true">
      <GrownTree tree={{ branches, leaves: bare ? [fallen] : leaves }} />
    </svg>
  );
}
