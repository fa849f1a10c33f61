export const delimiters = [",", ";", "\t"] as const;
export type Delimiter = (typeof delimiters)[number];

/** The delimiter that occurs most in a line. */
export function findDelimiter(line: string): Delimiter {
  const count = (delimiter: Delimiter) => line.split(delimiter).length;
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/** The cells of a line. Candles have no line breaks in quotes, so a line of the text is a line of the table. */
export function splitLine(line: string, delimiter: Delimiter): string[] {
  if (!line.includes('"')) return line.split(delimiter).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === delimiter && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

/** NaN if it is not a number. A comma is a decimal point only where it can't be a delimiter. */
export function parseNumber(text: string, delimiter: Delimiter): number {
  const plain = delimiter === ";" ? text.replace(",", ".") : text;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
}

/** Milliseconds since 1970, from ISO 8601 (UTC unless it says otherwise) or Unix time in s, ms, µs or ns; NaN if it is neither. */
export function parseTime(text: string): number {
  if (/^\d{9,19}(\.\d+)?$/.test(text)) return toMilliseconds(Number(text));
  const match =
    /^(\d{4})[-/.](\d\d)[-/.](\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i.exec(
      text,
    );
  if (match === null) return Number.NaN;
  const [, year, month, day, hour = "00", minute = "00", second = "00", zone = "Z"] = match;
  const offset = /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(-2)}` : "Z";
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  // Date.parse turns February 30 into March 2.
  const isReal =
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  return isReal ? time : Number.NaN;
}

/** By size: 1e11 seconds are the year 5138, and 1e11 milliseconds are 1973. */
function toMilliseconds(value: number): number {
  if (value < 1e11) return value * 1e3;
  if (value < 1e14) return value;
  return value < 1e17 ? Math.floor(value / 1e3) : Math.floor(value / 1e6);
}
