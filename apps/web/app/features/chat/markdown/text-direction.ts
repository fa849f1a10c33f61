import { detectDirection } from "@canopy/shared/text";

/** The direction of a text by its letters, with the language whose font it needs. */
export function textDirection(text: string): { dir: "ltr" | "rtl"; lang: "en" | "fa" } {
  const dir = detectDirection(text);
  return { dir, lang: dir === "rtl" ? "fa" : "en" };
}
