import { type ReactNode, useId } from "react";
import { classes } from "../primitives/classes.ts";

interface Option<Value> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A smaller line below the label. */
  readonly note?: ReactNode;
  readonly disabled?: boolean;
}

interface ChoiceGroupProps<Value> {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  /** For options with a fixed side: left stays left in every language. */
  readonly unmirrored?: boolean;
  onChange(value: Value): void;
}

/** A choice of a few options side by side, built from radio buttons for keyboard and screen readers. */
export function ChoiceGroup<Value extends string | number>({
  legend,
  hint,
  options,
  value,
  unmirrored = false,
  onChange,
}: ChoiceGroupProps<Value>) {
  const name = useId();
  const hintId = `${name}-hint`;
  return (
    <fieldset className="space-y-1.5" aria-describedby={hint ? hintId : undefined}>
      <legend className="font-[550]">{legend}</legend>
      <div dir={unmirrored ? "ltr" : undefined} className="grid auto-cols-fr grid-flow-col gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              "mark-checked relative flex min-h-12 flex-col items-center justify-center rounded-md border border-edge bg-sheet px-1 py-1.5 text-center transition-colors duration-150",
              "has-checked:border-leaf has-checked:bg-leaf-wash has-checked:text-leaf-deep has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2",
              option.disabled ? "cursor-not-allowed opacity-50" : "cursor-pointer hover:border-leaf",
            )}
          >
            <input
              type="radio"
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-md outline-none"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className="font-[550]">{option.label}</span>
            {option.note && <span className="text-quiet text-xs">{option.note}</span>}
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className="text-quiet text-sm">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
