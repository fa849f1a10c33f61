import { GrownTree } from "./GrownTree.tsx";
import { growTree, type Leaf, type TreeShape } from "./grow-tree.ts";

/** Distance of a bare tree's fallen leaf from its foot. */
const fallen: Leaf = { x: 46, y: -5, angle: 78, size: 15, side: "left" };

/** A decorative tree in the line weight and leaf shape of all drawings. A bare one has dropped its last leaf. */
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
