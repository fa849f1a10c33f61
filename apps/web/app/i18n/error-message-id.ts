/** The id of an error's text in the set of messages `errors`. */
export const errorMessageId = (code: string): string => `error.${code}`;
