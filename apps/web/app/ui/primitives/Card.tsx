import type { ComponentProps } from "react";
import { classes } from "./classes.ts";

/** A sheet of paper on the page. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section
      {...rest}
      className={classes(
        "rounded-lg border border-line bg-sheet p-5 [--surface:var(--sheet)] sm:p-7",
        className,
      )}
    />
  );
}
