import { type Figure, isSameFigure, plainText, readFigures, type Unit } from "./numbers.ts";

/** One passage or one result of a tool: what a sentence may be based on. */
export interface Evidence {
  /** As `plainText` writes it, for addresses and names of hosts. */
  readonly text: string;
  readonly figures: readonly Figure[];
}

export function textEvidence(text: string): Evidence {
  const plain = plainText(text);
  return { text: plain, figures: readFigures(plain) };
}

/** The evidence of a tool's result, whose keys say in which unit an amount is. */
export function resultEvidence(result: unknown): Evidence {
  return { text: plainText(JSON.stringify(result)), figures: collect(result, "") };
}

function collect(value: unknown, key: string): Figure[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => collect(item, key));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => collect(inner, name));
  if (typeof value !== "number" && typeof value !== "string") return [];
  const unit = keyUnit(key);
  // A text that is no number, such as a time or a name, may have some.
  const isNumber = typeof value === "number" || /^-?\d+(\.\d+)?$/.test(value);
  return readFigures(plainText(String(value))).map((figure) => (isNumber ? { ...figure, unit } : figure));
}

function keyUnit(key: string): Unit {
  if (/(?:^p|P)ol$/.test(key)) return "pol";
  if (/(?:^u|U)sd$/.test(key)) return "usd";
  return key.endsWith("Percent") ? "percent" : "plain";
}

/** Whether all figures of a sentence are of one passage or result: figures of two could be mixed up. */
export function isSupported(sentence: string, evidence: readonly Evidence[]): boolean {
  const plain = plainText(sentence);
  const addresses = plain.match(/0x[0-9a-f]+/g) ?? [];
  const figures = readFigures(plain.replace(/0x[0-9a-f]+/g, " "));
  if (figures.length === 0 && addresses.length === 0) return true;
  return evidence.some(
    ({ text, figures: known }) =>
      addresses.every((address) => new RegExp(`${address}(?![0-9a-f])`).test(text)) &&
      figures.every((figure) => known.some((one) => isSameFigure(figure, one))),
  );
}
