import type { ReactNode } from "react";
import { classes } from "../ui/classes.ts";

/** A part of the report under its own heading. */
export function Section({
  id,
  title,
  sheet = false,
  children,
}: {
  readonly id: string;
  readonly title: ReactNode;
  /** On a sheet of its own rather than on the page's paper. */
  readonly sheet?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={classes("py-16", sheet && "border-y border-line bg-sheet")}>
      <div className="page space-y-8">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
