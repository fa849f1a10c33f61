import { catalogue } from "@canopy/shared/error-catalogue";
import type { Passage } from "../passage.ts";

/** "BoxTooSmall" and "BOX_TOO_SMALL" are both "box too small". */
const toWords = (code: string): string =>
  (code.includes("_") || code === code.toUpperCase()
    ? code.replaceAll("_", " ")
    : code.replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
  ).toLowerCase();

/** A passage for each error of the catalogue. */
export function errorPassages(): Passage[] {
  return Object.entries(catalogue).map(([code, { en, fa }]) => ({
    id: `error/${code}`,
    topic: "Errors",
    kind: "error",
    texts: {
      en: { title: `Error ${code} (${toWords(code)})`, body: en },
      fa: { title: `خطای ${code}`, body: fa },
    },
    sources: { en: [], fa: [] },
  }));
}
