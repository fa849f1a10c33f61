const foreignDigit = /[\u06f0-\u06f9\u0660-\u0669]/g;

/** Replaces Persian and Arabic digits by Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(foreignDigit, (digit) => String(digit.charCodeAt(0) % 16));
}
