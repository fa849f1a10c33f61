import type { ComponentProps } from "react";
import { classes } from "../primitives/classes.ts";
import { controlLook } from "./control-look.ts";

/** A single-line text input. Place it in a `Field`. */
export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return (
    <input type="text" autoComplete="off" {...rest} className={classes(controlLook, "min-h-11", className)} />
  );
}
