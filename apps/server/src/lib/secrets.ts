/** Variables of the environment that hold a secret, or a URL with one inside. */
const secretVariables = [
  "DATABASE_URL",
  "RPC_URL",
  "SMTP_URL",
  "COUNTRY_SERVICE_URL",
  "KEEPER_KEY",
  "KEEPER_PASSWORD",
] as const;
/** What is shorter is in half of all words: replacing it would tell more than it hides. */
const SHORTEST = 6;
/** Characters from which a part of a URL's path is taken for a key rather than for a word such as `v2`. */
const SHORTEST_KEY = 16;
const REPLACEMENT = "[secret]";

/** Every text that the log must not hold: the secret variables, and passwords and keys inside their URLs. */
export function secretsIn(environment: Readonly<Record<string, string | undefined>>): string[] {
  const found = secretVariables.flatMap((name) => {
    const value = environment[name] ?? "";
    return [value, ...partsOf(value)];
  });
  // As the text itself stands, as it stands in a URL, and as both stand in JSON.
  const written = found.flatMap((text) => [text, decoded(text)]).flatMap((text) => [text, inJson(text)]);
  return [...new Set(written)]
    .filter((text) => text.length >= SHORTEST)
    .sort((one, other) => other.length - one.length);
}

/** Replaces `secrets`, the longest first, wherever they are in a text. */
export function hideSecrets(secrets: readonly string[]): (text: string) => string {
  return (text) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, REPLACEMENT), text);
}

function partsOf(value: string): string[] {
  // A key may be given with or without its prefix.
  if (!URL.canParse(value)) return [value.replace(/^0x/, "")];
  const { password, pathname, searchParams, username } = new URL(value);
  const values = [...searchParams].filter(([name, text]) => isKeyName(name) || text.length >= SHORTEST_KEY);
  const keys = [...pathname.split("/"), username].filter((part) => part.length >= SHORTEST_KEY);
  return [password, ...keys, ...values.map(([, text]) => text)];
}

const isKeyName = (name: string) => /key|token|pass|secret|auth/i.test(name);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
