import { type ReactNode, useId } from "react";
import { classes } from "../primitives/classes.ts";

interface Segment<Value> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface SegmentedControlProps<Value> {
  /** The accessible legend, visible unless `hideLegend`. */
  readonly legend: ReactNode;
  readonly hideLegend?: boolean;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly disabled?: boolean;
  onChange(value: Value): void;
}

/** A switch between two to five views of the same content, built from radio buttons. */
export function SegmentedControl<Value extends string | number>({
  legend,
  hideLegend = false,
  segments,
  value,
  disabled = false,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="disabled:opacity-60">
      <legend className={hideLegend ? "sr-only" : "mb-1.5 font-[550]"}>{legend}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-md border border-line bg-sheet p-1">
        {segments.map((segment) => (
          <label
            key={segment.value}
            className={classes(
              "mark-checked relative grid min-h-9 place-items-center rounded-sm px-2.5 text-note sm:px-3.5 text-quiet transition-colors",
              "has-checked:bg-leaf-wash has-checked:font-[550] has-checked:text-leaf-deep",
              "has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-1",
              disabled ? "cursor-not-allowed" : "cursor-pointer hover:text-ink",
            )}
          >
            <input
              type="radio"
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-sm outline-none"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
