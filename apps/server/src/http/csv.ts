/**
 * A line of CSV (RFC 4180). A text that a spreadsheet would take for a formula is given an apostrophe, as OWASP advises;
 * negative numbers stay numbers.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(text: string): string {
  const isFormula = /^[=+\-@\t\r\n]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
