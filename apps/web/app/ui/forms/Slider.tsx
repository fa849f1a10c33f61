import { type ReactNode, useId } from "react";

interface SliderProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly disabled?: boolean;
  /** What stands beside the label and is read out, in the reader's digits and with its unit. */
  format(value: number): string;
  onChange(value: number): void;
}

/** A number between two others, by the browser's own control: arrow keys, Home, End and touch work as everywhere. */
export function Slider({
  label,
  hint,
  value,
  min,
  max,
  step = 1,
  disabled = false,
  format,
  onChange,
}: SliderProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const text = format(value);
  return (
    <div className="space-y-1">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-[550]">
          {label}
        </label>
        {/* To be seen only: the control reads it out itself, also while it changes. */}
        <span aria-hidden="true" className="font-display text-xl">
          {text}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className="range-line"
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
