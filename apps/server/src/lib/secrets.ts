/** Variables of the environment that hold a secret, or a URL with one inside. */
const secretVariables = [
  "DATABASE_URL",
  "RPC_URL",
  "SMTP_URL",
  "COUNTRY_SERVICE_URL",
  "KEEPER_KEY",
  "KEEPER_PASSWORD",
] as const;
/** Shorter texts occur in ordinary words: replacing them would reveal more than it hides. */
const SHORTEST = 6;
/** The least characters of a path segment that counts as a key and not as a word such as `v2`. */
const SHORTEST_KEY = 16;
const REPLACEMENT = "[secret]";

/** All texts that the log must not contain: the secret variables, and passwords and keys in their URLs. */
export function findSecrets(environment: Readonly<Record<string, string | undefined>>): string[] {
  const found = secretVariables.flatMap((name) => {
    const value = environment[name] ?? "";
    return [value, ...splitUrl(value)];
  });
  // The text as it is and URL-decode, and both as JSON writes them.
  const written = found.flatMap((text) => [text, decode(text)]).flatMap((text) => [text, toJson(text)]);
  return [...new Set(written)]
    .filter((text) => text.length >= SHORTEST)
    .sort((one, other) => other.length - one.length);
}

/** Replaces all `secrets` in a text, the longest first. */
export function hideSecrets(secrets: readonly string[]): (text: string) => string {
  return (text) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, REPLACEMENT), text);
}

function splitUrl(value: string): string[] {
  // A key may be given with or without its prefix.
  if (!URL.canParse(value)) return [value.replace(/^0x/, "")];
  const { password, pathname, searchParams, username } = new URL(value);
  const values = [...searchParams].filter(([name, text]) => isKeyName(name) || text.length >= SHORTEST_KEY);
  const keys = [...pathname.split("/"), username].filter((part) => part.length >= SHORTEST_KEY);
  return [password, ...keys, ...values.map(([, text]) => text)];
}

const isKeyName = (name: string) => /key|token|pass|secret|auth/i.test(name);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const toJson = (text: string) => JSON.stringify(text).slice(1, -1);
