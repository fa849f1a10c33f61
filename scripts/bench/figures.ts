/** One line of a bench, the same for every bench with `--json`. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The upper bound, in `unit`; null if the figure is for comparison only. */
  readonly target: number | null;
  /** The target is a lower bound. */
  readonly least?: true;
  /** The peer's figure divided by this one: above 1, the peer costs more. */
  readonly ratio: number | null;
  readonly peer: string | null;
}

/** Whether a figure meets its target. */
export function isMet({ value, target, least }: Figure): boolean {
  if (target === null) return true;
  return least ? value >= target : value <= target;
}

/**
 * Prints the figures as a table, or with `--json` as one object per line, and sets the exit code to 1 if a target is missed.
 */
export function report(
  figures: readonly Figure[],
  write: (text: string) => void = (text) => process.stdout.write(text),
): void {
  if (figures.length === 0) throw new Error("The bench measured nothing.");
  const text = process.argv.includes("--json")
    ? figures.map((figure) => JSON.stringify(figure)).join("\n")
    : table(figures);
  write(`${text}\n`);
  if (!figures.every(isMet)) process.exitCode = 1;
}

/** The figures as aligned text. */
export function table(figures: readonly Figure[]): string {
  // Three digits of small values, too.
  const number = (value: number) =>
    value.toLocaleString("en-US", {
      maximumFractionDigits: 3,
      maximumSignificantDigits: 3,
      roundingPriority: "morePrecision",
    });
  const rows = figures.map((figure) => [
    figure.name,
    number(figure.value),
    figure.unit,
    figure.target === null ? "" : `${figure.least ? ">=" : "<="} ${number(figure.target)}`,
    figure.target === null ? "" : isMet(figure) ? "met" : "MISSED",
    figure.ratio === null ? "" : `${number(figure.ratio)}x`,
    figure.peer ?? "",
  ]);
  const all = [["figure", "value", "unit", "target", "", "peer / ours", "peer"], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const numeric = new Set([1, 3, 5]);
  return all
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return numeric.has(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
