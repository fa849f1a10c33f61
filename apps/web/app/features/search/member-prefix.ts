/** What the search field holds: the start of a username, or why it can't be one. */
export type MemberPrefix =
  | { readonly prefix: string }
  | { readonly problem: "EMPTY" | "LETTER_FIRST" | "CHARACTER" | "TOO_LONG" };

/** The length of the longest username. */
const LONGEST = 16;

/** Reads the start of a username. Usernames have small letters only, so capitals are read as small ones. */
export function memberPrefix(typed: string): MemberPrefix {
  const text = typed.trim().replace(/^@/, "").toLowerCase();
  if (text === "") return { problem: "EMPTY" };
  if (!/^[a-z0-9_]+$/.test(text)) return { problem: "CHARACTER" };
  if (!/^[a-z]/.test(text)) return { problem: "LETTER_FIRST" };
  return text.length > LONGEST ? { problem: "TOO_LONG" } : { prefix: text };
}
