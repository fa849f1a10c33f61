/**
 * A line of CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe, as OWASP advises;
 * negative numbers stay numbers.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

function toCell(text: string): string {
  const isFormula = /^[=+\-@\t\r\n]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
