const foreignDigit = /[\u06f0-\u06f9\u0660-\u0669]/g;

/** Persian and Arabic digits as Latin ones: a number is the same whatever keyboard it was typed on. */
export function latinDigits(text: string): string {
  return text.replace(foreignDigit, (digit) => String(digit.charCodeAt(0) % 16));
}
