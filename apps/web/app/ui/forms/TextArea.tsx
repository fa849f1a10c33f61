import type { ComponentProps } from "react";
import { classes } from "../primitives/classes.ts";
import { controlLook } from "./control-look.ts";

/** A text control of several lines that grows with its text where the browser can; put it into a `Field`. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classes(controlLook, "field-sizing-content max-h-96 min-h-28 py-2.5", className)}
    />
  );
}
