import type { ReactNode } from "react";
import { classes } from "../../ui/primitives/classes.ts";

interface DashboardSectionProps {
  readonly id: string;
  readonly title: ReactNode;
  /** On the line of the title, at its end. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a dashboard page below a hairline. */
export function DashboardSection({ id, title, aside, className, children }: DashboardSectionProps) {
  return (
    <section aria-labelledby={id} className={classes("min-w-0 border-line border-t pt-6", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-5">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
