import { growTree, type Leaf, type TreeShape } from "./grow-tree.ts";

/** One leaf of the drawing's hand, from its stem at (0, 0) upwards. */
const leafPath = "M0 0C-0.62 -0.3 -0.6 -0.92 0 -1.35C0.6 -0.92 0.62 -0.3 0 0Z";

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
  const { branches, leaves: grown, bounds } = growTree(shape);
  const { left, top, width, height } = bounds;
  const leaves = bare ? [fallen] : grown;
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} className={className} fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeLinecap="round" className="text-ink">
        {branches.map(({ path, width }) => (
          <path key={path} d={path} strokeWidth={width} />
        ))}
      </g>
      {leaves.map(({ x, y, angle, size, side }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing, whose leaves may share a place
          key={index}
          d={leafPath}
          transform={`translate(${x} ${y}) rotate(${angle}) scale(${size})`}
          className={side === "left" ? "fill-leaf" : "fill-leaf opacity-55"}
        />
      ))}
    </svg>
  );
}
