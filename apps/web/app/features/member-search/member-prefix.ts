/** What the search field holds: the start of a username, or why it can't be one. */
export type MemberPrefix =
  | { readonly prefix: string }
  | { readonly error: "EMPTY" | "LETTER_FIRST" | "CHARACTER" | "TOO_LONG" };

/** The length of the longest username. */
const LONGEST = 16;

/** Reads the start of a username. Usernames have small letters only, so capitals are read as small ones. */
export function memberPrefix(typed: string): MemberPrefix {
  const text = typed.trim().replace(/^@/, "").toLowerCase();
  if (text === "") return { error: "EMPTY" };
  if (!/^[a-z0-9_]+$/.test(text)) return { error: "CHARACTER" };
  if (!/^[a-z]/.test(text)) return { error: "LETTER_FIRST" };
  return text.length > LONGEST ? { error: "TOO_LONG" } : { prefix: text };
}
