import type { ReactNode } from "react";
import { classes } from "../ui/primitives/classes.ts";
import { Skeleton } from "../ui/primitives/Skeleton.tsx";

/** A part of a page under its own heading. */
export function PageSection({
  id,
  title,
  sheet = false,
  height,
  children,
}: {
  readonly id: string;
  readonly title: ReactNode;
  /** On a sheet of its own rather than on the page's paper. */
  readonly sheet?: boolean;
  /**
   * About the height of `children`, as classes that set `--height`: it is kept for them while they are null or far from being
   * seen, so that what stands below stays put.
   */
  readonly height: string;
  readonly children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className={classes(
        "py-16",
        sheet && "border-y border-line bg-sheet [--surface:var(--sheet)]",
        children === null && "noscript:hidden",
      )}
    >
      <div className="page space-y-8">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <div className={classes("skip-until-seen space-y-8", height)}>
          {children ?? <Skeleton className="h-(--height) w-full" />}
        </div>
      </div>
    </section>
  );
}
