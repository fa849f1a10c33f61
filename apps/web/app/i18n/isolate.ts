/**
 * Keeps the order of a text in a line of the other direction (Unicode's first strong isolate), where no element can have a `dir` of
 * its own: in a message, an attribute or a drawing.
 */
export const isolate = (text: string) => `\u2068${text}\u2069`;
