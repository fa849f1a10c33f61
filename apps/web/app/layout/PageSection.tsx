import type { ReactNode } from "react";
import { classes } from "../ui/primitives/classes.ts";
import { Skeleton } from "../ui/primitives/Skeleton.tsx";

/** A section of a page with a heading. */
export function PageSection({
  id,
  title,
  sheet = false,
  height,
  children,
}: {
  readonly id: string;
  readonly title: ReactNode;
  /** Uses the sheet colour as its background. */
  readonly sheet?: boolean;
  /**
   * Approximate height of `children`, as classes that set `--height`. It is reserved while they are null or far below the
   * viewport, so that the content below does not move.
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
