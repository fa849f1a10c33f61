/** Environment variables that contain a secret, or a URL with one. */
const secretVariables = [
  "DATABASE_URL",
  "RPC_URL",
  "RPC_URLS",
  "SMTP_URL",
  "COUNTRY_SERVICE_URL",
  "KEEPER_KEY",
  "KEEPER_PASSWORD",
  "BOTS_KEY",
  "BOTS_PASSWORD",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
] as const;
/** Shorter texts occur in ordinary words. */
const MINIMUM_LENGTH = 6;
/** A shorter path segment is a word such as `v2`, not a key. */
const MINIMUM_KEY_LENGTH = 16;
const REPLACEMENT = "[secret]";

/** Lists texts that the log must not contain: secret variables, and the passwords and keys in their URLs. */
export function findSecrets(environment: Readonly<Record<string, string | undefined>>): string[] {
  const found = secretVariables.flatMap((name) => {
    const value = environment[name] ?? "";
    return [value, ...value.split(",").flatMap((part) => [part.trim(), ...splitUrl(part.trim())])];
  });
  // Raw and URL-decoded, each also as JSON escapes it.
  const written = found.flatMap((text) => [text, decode(text)]).flatMap((text) => [text, toJson(text)]);
  return [...new Set(written)]
    .filter((text) => text.length >= MINIMUM_LENGTH)
    .sort((one, other) => other.length - one.length);
}

/** Replaces all `secrets` in a text. Sort them with the longest first. */
export function hideSecrets(secrets: readonly string[]): (text: string) => string {
  return (text) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, REPLACEMENT), text);
}

function splitUrl(value: string): string[] {
  // The log may contain a private key without its prefix.
  if (!URL.canParse(value)) return [value.replace(/^0x/, "")];
  const { password, pathname, searchParams, username } = new URL(value);
  const values = [...searchParams].filter(
    ([name, text]) => isKeyName(name) || text.length >= MINIMUM_KEY_LENGTH,
  );
  const keys = [...pathname.split("/"), username].filter((part) => part.length >= MINIMUM_KEY_LENGTH);
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
