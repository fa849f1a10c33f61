const letter = /\p{L}/gu;
const arabicLetter = /(?=\p{L})\p{Script=Arabic}/gu;

/** The direction of a text: right to left when at least half of its letters are of the Arabic script. */
export function detectDirection(text: string): "ltr" | "rtl" {
  const letters = text.match(letter)?.length ?? 0;
  const arabic = text.match(arabicLetter)?.length ?? 0;
  return letters > 0 && arabic * 2 >= letters ? "rtl" : "ltr";
}
