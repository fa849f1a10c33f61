import { classes } from "./classes.ts";

/** A placeholder for content that is loading. Give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={classes("block animate-pulse rounded-sm bg-line", className)}
    />
  );
}
