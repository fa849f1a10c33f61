const end = /[.!?؟…]["”»)\]]*(?:\s*\[\d{1,2}\])*(?=\s)|\n/gu;

/** Splits a text that is still being written: its complete sentences and lines, and the rest. */
export function takeSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(end)) {
    const stop = match.index + match[0].length;
    const piece = text.slice(start, stop);
    // "1." at the start of a line is the number of an item.
    if (/^\s*[\d۰-۹]{1,2}\.$/.test(piece)) continue;
    sentences.push(piece);
    start = stop;
  }
  return { sentences, rest: text.slice(start) };
}
