import { classes } from "./classes.ts";

/**
 * An amount with a smaller unit, in Latin digits and left to right in every language. `value` is formatted by
 * `@canopy/shared/money`.
 */
export function Amount({ value, unit, className }: { value: string; unit?: string; className?: string }) {
  return (
    <bdi dir="ltr" className={classes("whitespace-nowrap tabular-nums", className)}>
      {value}
      {unit && <span className="ms-[0.3em] text-[max(0.62em,0.75rem)] text-quiet">{unit}</span>}
    </bdi>
  );
}
