/** `text` runs from left to right wherever it stands: without it a dollar or plus sign changes sides in Persian. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
