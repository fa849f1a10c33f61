import type { ComponentProps } from "react";
import { classes } from "./classes.ts";

/** A one-line text control; put it into a `Field`. */
export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return (
    <input
      type="text"
      autoComplete="off"
      {...rest}
      className={classes(
        "min-h-11 w-full rounded-md border border-edge bg-sheet px-3.5 text-ink placeholder:text-quiet",
        "aria-invalid:border-clay",
        className,
      )}
    />
  );
}
