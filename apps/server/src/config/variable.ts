import { z } from "zod";

/** A variable that is refused with one sentence about what it allows; a secret one is not repeated in it. */
export function variable<Value>(
  allowed: string,
  read: (text: string) => Value | undefined,
  { isSecret = false } = {},
) {
  return z.string({ error: `is missing: give ${allowed}` }).transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue(isSecret ? `must be ${allowed}` : `is ${JSON.stringify(text)}: it must be ${allowed}`);
    return z.NEVER;
  });
}

/** A whole number between two, both included. */
export function wholeNumber(from: number, to: number) {
  return variable(`a whole number from ${from} to ${to}`, (text) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return number >= from && number <= to ? number : undefined;
  });
}

/** A URL that may hold a password or a key. */
export function secretUrl(...protocols: string[]) {
  const allowed = `a URL that starts with ${protocols.map((name) => `${name}//`).join(" or ")}`;
  return variable(allowed, (text) => (isUrlOf(protocols, text) ? text : undefined), { isSecret: true });
}

function isUrlOf(protocols: readonly string[], text: string): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

export const originText = "an origin such as https://canopy.example, without a path";
export const readOrigin = (text: string) =>
  URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text) ? text : undefined;

/** The parts of a list separated by commas. */
export const list = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
