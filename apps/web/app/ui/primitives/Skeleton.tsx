import { classes } from "./classes.ts";

/** Where something will stand, while it is being read. Give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes("block animate-pulse rounded-sm bg-line", className)} />;
}
