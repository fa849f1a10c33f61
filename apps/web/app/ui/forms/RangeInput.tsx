import { type ReactNode, useId } from "react";
import { classes } from "../primitives/classes.ts";

interface RangeInputProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly disabled?: boolean;
  /** Whether the lowest value is on the left in every language. */
  readonly leftToRight?: boolean;
  /** The value as text with its unit, shown next to the label and announced. */
  format(value: number): string;
  onChange(value: number): void;
}

/** A native range input with its value as text. */
export function RangeInput({
  label,
  hint,
  value,
  min,
  max,
  step = 1,
  disabled = false,
  leftToRight = false,
  format,
  onChange,
}: RangeInputProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const text = format(value);
  return (
    <div className="space-y-1">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-[550]">
          {label}
        </label>
        {/* Hidden from screen readers: the control announces its value itself. */}
        <span aria-hidden="true" className="font-display text-xl">
          {text}
        </span>
      </div>
      <input
        id={id}
        type="range"
        dir={leftToRight ? "ltr" : undefined}
        className={classes("range-line", leftToRight && "bg-left!")}
        style={{ backgroundSize: `${((value - min) / (max - min)) * 100}% 4px, 100% 4px` }}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={text}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      {hint && (
        <p id={hintId} className="text-quiet text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
