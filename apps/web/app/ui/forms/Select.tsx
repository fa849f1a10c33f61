import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "../primitives/classes.ts";
import { controlLook } from "./control-look.ts";

/** One of many, by the list of the device itself; put it into a `Field`, and `option` elements into it. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select {...rest} className={classes(controlLook, "min-h-11 appearance-none pe-10", className)} />
      <ChevronDown
        size={18}
        strokeWidth={1.5}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto text-quiet"
      />
    </span>
  );
}
