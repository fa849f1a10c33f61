import { leaf } from "../illustration/strokes.ts";
import { classes } from "../primitives/classes.ts";
import { type OutcomeKind, outcomeKinds } from "./round-to-hundred.ts";

/** Leaves per row, and the side of a leaf's square. */
const ROW = 20;
const SIDE = 10;

const leaves = Array.from({ length: 100 }, (_, index) =>
  leaf({ x: (index % ROW) * SIDE + SIDE / 2, y: Math.floor(index / ROW) * SIDE + 9 }, 12, 6.2),
);

const looks: Record<OutcomeKind, string> = {
  ahead: "fill-leaf stroke-leaf",
  behind: "fill-clay-wash stroke-clay",
  nothing: "fill-clay stroke-clay",
};

const swatches: Record<OutcomeKind, string> = {
  ahead: "bg-leaf",
  behind: "border border-clay bg-clay-wash",
  nothing: "bg-clay",
};

/** A hundred leaves, one for each percent of the members, the best first. Grey while `hundred` is unknown. */
export function HundredLeaves({
  hundred,
  className,
}: {
  readonly hundred: Record<OutcomeKind, number> | null;
  readonly className?: string;
}) {
  return (
    <svg
      viewBox={`0 0 ${ROW * SIDE} ${(100 / ROW) * SIDE}`}
      aria-hidden="true"
      strokeWidth="0.4"
      className={classes("keep-colours w-full forced-colors:bg-paper rtl:-scale-x-100", className)}
    >
      {hundred === null ? (
        <path d={leaves.join("")} className="fill-line" />
      ) : (
        outcomeKinds.map((kind, index) => {
          const start = outcomeKinds.slice(0, index).reduce((sum, before) => sum + hundred[before], 0);
          return (
            <path
              key={kind}
              d={leaves.slice(start, start + hundred[kind]).join("")}
              className={looks[kind]}
            />
          );
        })
      )}
    </svg>
  );
}

/** A small leaf in the colour of an outcome. */
export function OutcomeSwatch({ kind }: { readonly kind: OutcomeKind }) {
  return (
    <span
      aria-hidden="true"
      className={`keep-colours inline-block size-3 shrink-0 rounded-[60%_10%] ${swatches[kind]}`}
    />
  );
}
