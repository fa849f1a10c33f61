/** Why a text cannot be a username, checked before a request to the chain. */
export type UsernameErrorCode = "TOO_SHORT" | "TOO_LONG" | "FIRST_LETTER" | "LETTERS";

/** The first rule of a username that `text` breaks: 4 to 16 of a-z, 0-9 and _, starting with a letter. Null if none. */
export function findUsernameError(text: string): UsernameErrorCode | null {
  if (/[^a-z0-9_]/.test(text)) return "LETTERS";
  if (/^[^a-z]/.test(text)) return "FIRST_LETTER";
  if (text.length < 4) return "TOO_SHORT";
  if (text.length > 16) return "TOO_LONG";
  return null;
}

/** Normalises input: trims it, drops a leading @ and converts it to lower case. */
export function tidyUsername(text: string): string {
  return text.trim().replace(/^@/, "").toLowerCase();
}
