/** How many groups each way to group the words has: few wide ones, and many narrow ones. */
export const groupings: readonly number[] = [400, 1_500];

/** A stem, and its group of each grouping. */
export interface GroupedStem {
  readonly stem: string;
  readonly groups: readonly number[];
}

/** A group is written as two of these. */
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const BASE = digits.length;

const writeNumber = (value: number): string =>
  `${digits[Math.floor(value / BASE)] ?? ""}${digits[value % BASE] ?? ""}`;

const readNumber = (text: string, at: number): number =>
  BASE * digits.indexOf(text.charAt(at)) + digits.indexOf(text.charAt(at + 1));

/** The source of the table: the stems in one line, and the groups of each grouping in another. */
export function writeTable(all: readonly GroupedStem[]): string {
  const sorted = all.toSorted((one, other) => (one.stem < other.stem ? -1 : 1));
  const lines = groupings.map((_, at) => sorted.map(({ groups }) => writeNumber(groups[at] ?? 0)).join(""));
  return [
    "// Made by `npm run word-groups` from GloVe's word vectors (https://nlp.stanford.edu/projects/glove), which are in the public domain.",
    `export const stems =\n  "${sorted.map(({ stem }) => stem).join(" ")}";`,
    `export const groups: readonly string[] = [\n${lines.map((line) => `  "${line}",\n`).join("")}];\n`,
  ].join("\n");
}

/** The groups of each stem. */
export function readTable(stems: string, groups: readonly string[]): Map<string, readonly number[]> {
  return new Map(stems.split(" ").map((stem, at) => [stem, groups.map((line) => readNumber(line, 2 * at))]));
}
