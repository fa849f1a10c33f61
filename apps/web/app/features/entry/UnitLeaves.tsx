import { classes } from "../../ui/primitives/classes.ts";

interface UnitLeavesProps {
  readonly held: number;
  readonly most: number;
  /** Units chosen to buy, after the held ones. */
  readonly chosen?: number;
}

const looks = {
  held: "fill-leaf stroke-leaf forced-colors:fill-[CanvasText]",
  chosen: "fill-leaf-wash stroke-leaf forced-colors:fill-[Highlight]",
  free: "fill-none stroke-edge",
};

/** One leaf per unit: held, chosen to buy, or outlined if it can still be bought. Decorative. */
export function UnitLeaves({ held, most, chosen = 0 }: UnitLeavesProps) {
  return (
    <svg viewBox={`0 0 ${most * 22} 30`} className="h-8 rtl:-scale-x-100" aria-hidden="true">
      {Array.from({ length: most }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: leaves are identified by their index
          key={index}
          d="M0 0C-9 -5 -9 -16 0 -24C9 -16 9 -5 0 0Z"
          transform={`translate(${index * 22 + 11} 27) rotate(${index % 2 === 0 ? -10 : 10})`}
          strokeWidth="1.5"
          className={classes(
            looks[index < held ? "held" : index < held + chosen ? "chosen" : "free"],
            "forced-colors:stroke-[CanvasText]",
          )}
        />
      ))}
    </svg>
  );
}
