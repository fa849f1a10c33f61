import { z } from "zod";

/** A variable whose error says what it allows. The error does not repeat the value of a secret. */
export function variable<Value>(
  allowed: string,
  read: (text: string) => Value | undefined,
  { isSecret = false } = {},
) {
  return z.string({ error: `is missing. Set it to ${allowed}.` }).transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue(`is ${isSecret ? "not valid" : JSON.stringify(text)}. Set it to ${allowed}.`);
    return z.NEVER;
  });
}

/** A whole number from `from` to `to`. */
export function wholeNumber(from: number, to: number) {
  return variable(`a whole number from ${from} to ${to}`, (text) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return number >= from && number <= to ? number : undefined;
  });
}

/** A URL that may contain a password or a key. */
export function secretUrl(...protocols: string[]) {
  const allowed = `a URL that starts with ${protocols.map((name) => `${name}//`).join(" or ")}`;
  return variable(allowed, (text) => (hasProtocol(protocols, text) ? text : undefined), { isSecret: true });
}

/** A list of such URLs, separated by commas. */
export function secretUrls(...protocols: string[]) {
  const allowed = `URLs that start with ${protocols.map((name) => `${name}//`).join(" or ")}, separated by commas`;
  const read = (text: string) =>
    list(text).every((url) => hasProtocol(protocols, url)) ? list(text) : undefined;
  return variable(allowed, read, { isSecret: true });
}

function hasProtocol(protocols: readonly string[], text: string): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

/** One sentence for each wrong variable: its name, what is wrong, and what to do. */
export function describeIssues({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join(".")} ${message}`).join(" ");
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
