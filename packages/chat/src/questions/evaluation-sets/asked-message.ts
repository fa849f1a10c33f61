import type { Locale } from "@canopy/shared/api/forms";

/** A question, or a message that the chat has to refuse, by someone who wrote it for an evaluation without knowing the search. */
export interface AskedMessage {
  readonly locale: Locale;
  readonly text: string;
  /** The ids of all passages that answer it, the best first. Empty when none does. */
  readonly passages: readonly string[];
}

const locales = ["en", "fa"] as const;
const NONE = "-";
const SEPARATOR = " | ";

/** Reads a message per line: the ids of its passages, or "-", then " | ", then its text. Throws if a line has another form. */
export function readSet(texts: Readonly<Record<Locale, string>>): AskedMessage[] {
  return locales.flatMap((locale) =>
    texts[locale]
      .trim()
      .split("\n")
      .map((line) => {
        const [ids = "", ...parts] = line.trim().split(SEPARATOR);
        const text = parts.join(SEPARATOR);
        if (ids === "" || text === "") throw new Error(`This line of a set has no ids or no text: ${line}`);
        return { locale, text, passages: ids === NONE ? [] : ids.split(" ") };
      }),
  );
}
