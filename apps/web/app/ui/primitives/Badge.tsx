import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type BadgeTone = "leaf" | "amber" | "clay" | "quiet";

const looks: Record<BadgeTone, string> = {
  leaf: "bg-leaf-wash text-leaf-deep",
  amber: "bg-amber-wash text-amber-ink",
  clay: "bg-clay-wash text-clay",
  quiet: "border border-line text-quiet",
};

/** A short status label. */
export function Badge({ tone = "quiet", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        "inline-flex min-h-6 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 font-[550] text-label forced-colors:border",
        looks[tone],
      )}
    >
      {children}
    </span>
  );
}
