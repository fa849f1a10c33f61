/** A part as per cent with a sign. */
export const signed = (part: number): string => `${part >= 0 ? "+" : ""}${(100 * part).toFixed(1)}`;

export const percent = (part: number): string => (100 * part).toFixed(1);

/** Prints a table as Markdown. */
export function printTable(title: string, [heads = [], ...rows]: readonly (readonly string[])[]): void {
  const widths = [heads, ...rows].reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 3)),
    [],
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  process.stdout.write(`\n${title}\n\n${[line(heads), rule, ...rows.map(line)].join("\n")}\n`);
}
