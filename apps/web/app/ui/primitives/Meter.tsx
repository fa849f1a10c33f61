import { classes } from "./classes.ts";

interface MeterProps {
  readonly value: number;
  readonly most: number;
  readonly label: string;
  readonly text: string;
  readonly look?: "amber" | "leaf";
}

/** A quantity on its way to a limit, as a line. */
export function Meter({ value, most, label, text, look = "amber" }: MeterProps) {
  const part = most > 0 ? Math.min(100, (value / most) * 100) : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw the native element each in its own way
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={Math.min(value, most)}
      aria-valuetext={text}
      className="h-2 overflow-clip rounded-full bg-line forced-colors:border forced-colors:bg-transparent"
    >
      <div
        className={classes(
          "h-full rounded-full transition-[width] duration-(--calm) forced-color-adjust-none forced-colors:bg-[Highlight]",
          look === "amber" ? "bg-amber" : "bg-leaf",
        )}
        style={{ width: `${part}%` }}
      />
    </div>
  );
}
