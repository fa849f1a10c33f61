import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "../primitives/classes.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "id" | "children"> {
  readonly label: ReactNode;
  readonly error?: ReactNode;
}

/** A checkbox with a clickable label. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <div className="flex gap-3">
        <span className="relative mt-0.5 grid size-6 shrink-0">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className={classes(
              "peer size-6 appearance-none rounded-sm border border-edge bg-sheet transition-colors forced-colors:appearance-auto",
              "checked:border-leaf checked:bg-leaf hover:border-leaf disabled:opacity-60 aria-invalid:border-clay",
            )}
          />
          <Check
            size={16}
            strokeWidth={2.5}
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 m-auto text-on-leaf opacity-0 transition-opacity peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <label htmlFor={id} className="pt-px">
          {label}
        </label>
      </div>
      <p id={errorId} aria-live="polite" className="ms-9 text-clay text-sm">
        {error}
      </p>
    </div>
  );
}
