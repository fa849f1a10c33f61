import { type ReactNode, useId, useState } from "react";
import { useLocale } from "../../../i18n/use-locale.ts";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { typedAmount } from "../../../ui/forms/typed-amount.ts";
import { formatNumber } from "../format/format.ts";
import { nearestIndex } from "./steps.ts";

/** Decimals of what can be typed, and shown in the box. */
const DECIMALS = 8;

interface NumberFieldProps {
  readonly label: ReactNode;
  readonly value: number;
  /** The values of the slider. */
  readonly values: readonly number[];
  /** How the box counts: 100 for per cent. */
  readonly factor?: number;
  /** After the box. */
  readonly unit?: ReactNode;
  /** The value with its unit, announced by the slider. */
  readonly text: string;
  onChange(value: number): void;
}

/** A number by slider, and by keyboard where a step of the slider is too coarse. */
export function NumberField({ label, value, values, factor = 1, unit, text, onChange }: NumberFieldProps) {
  const id = useId();
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = Number.isFinite(value)
    ? formatNumber(value * factor, DECIMALS, locale).replace(/[,٬]/g, "")
    : "";
  const index = nearestIndex(values, value);
  const last = Math.max(1, values.length - 1);
  return (
    <div className="space-y-1">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="font-[550]">
          {label}
        </label>
        <span className="flex shrink-0 items-center gap-2">
          <TextInput
            id={id}
            dir="ltr"
            inputMode="decimal"
            value={typed ?? shown}
            aria-invalid={typed !== null && parse(typed) === null ? true : undefined}
            className="min-h-9! w-28! px-2! py-1 text-end tabular-nums"
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              const number = parse(currentTarget.value);
              if (number !== null) onChange(Number((number / factor).toPrecision(12)));
            }}
            onBlur={() => setTyped(null)}
          />
          {unit !== undefined && <span className="min-w-8 text-quiet text-sm">{unit}</span>}
        </span>
      </div>
      <input
        type="range"
        className="range-line"
        style={{ backgroundSize: `${(index / last) * 100}% 4px, 100% 4px` }}
        min={0}
        max={last}
        value={index}
        aria-labelledby={`${id}-slider`}
        aria-valuetext={text}
        onChange={({ currentTarget }) => {
          const next = values[currentTarget.valueAsNumber];
          if (next !== undefined) onChange(next);
        }}
      />
      <span id={`${id}-slider`} hidden>
        {label}
      </span>
    </div>
  );
}

/** A positive number as a person types it; null for another text. */
function parse(typed: string): number | null {
  const units = typedAmount(typed, DECIMALS);
  return units === null || units === 0n ? null : Number(units) / 10 ** DECIMALS;
}
