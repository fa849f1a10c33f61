/** Isolates `text` from left to right: otherwise dollar and plus signs change sides in Persian. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
