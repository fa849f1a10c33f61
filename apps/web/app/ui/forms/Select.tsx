import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "../primitives/classes.ts";
import { controlLook } from "./control-look.ts";

/** A native select. Place it in a `Field` and give it `option` elements. */
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
