import type { ComponentProps } from "react";
import { classes } from "../primitives/classes.ts";
import { controlLook } from "./control-look.ts";

/** A multi-line text input that grows with its text where supported. Place it in a `Field`. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classes(controlLook, "field-sizing-content max-h-96 min-h-28 py-2.5", className)}
    />
  );
}
