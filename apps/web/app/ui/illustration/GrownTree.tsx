import type { Leaf, Tree } from "./grow-tree.ts";
import { leaf, type Point } from "./strokes.ts";

/** A generated tree with its foot at `at`: one path for the wood and one for the leaves of each leg. */
export function GrownTree({
  tree,
  at = { x: 0, y: 0 },
}: {
  tree: Pick<Tree, "branches" | "leaves">;
  at?: Point;
}) {
  const drawLeaves = (leg: Leaf["side"]) =>
    tree.leaves
      .filter(({ side }) => side === leg)
      .map(({ x, y, angle, size }) => leaf({ x, y }, angle, size))
      .join("");
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <path d={drawLeaves("right")} className="fill-leaf opacity-55" />
      <path d={tree.branches.map(({ path }) => path).join("")} className="fill-ink" />
      <path d={drawLeaves("left")} className="fill-leaf" />
    </g>
  );
}
