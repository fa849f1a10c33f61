/** Header names are in lower case; headers and parts are decoded. */
export interface ReadMail {
  headers: ReadonlyMap<string, string>;
  text: string;
  html: string;
}

/** Reads a mail with a part of plain text and a part of HTML. */
export function readMail(source: string): ReadMail {
  const { headers, body } = split(source);
  const [, boundary] = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "") ?? [];
  if (boundary === undefined) throw new Error("The mail has no parts");
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, "")));
  const find = (type: string) => {
    const part = parts.find((candidate) => candidate.headers.get("content-type")?.startsWith(type));
    if (part === undefined) throw new Error(`The mail has no part of type ${type}`);
    return decode(part.body, part.headers.get("content-transfer-encoding") ?? "7bit");
  };
  return { headers, text: find("text/plain"), html: find("text/html") };
}

function split(source: string): { headers: Map<string, string>; body: string } {
  const at = source.indexOf("\r\n\r\n");
  const headers = new Map<string, string>();
  // RFC 5322, 2.2.3: a line that begins with a space continues the previous one.
  for (const line of source
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    if (headers.has(name)) throw new Error(`The header ${name} occurs twice`);
    headers.set(name, decodeWords(line.slice(colon + 1).trim()));
  }
  return { headers, body: source.slice(at + 4) };
}

function decode(body: string, encoding: string): string {
  const text = body.replace(/\r\n$/, "");
  if (encoding === "base64") return Buffer.from(text, "base64").toString("utf8").replaceAll("\r\n", "\n");
  if (encoding === "quoted-printable")
    return decodeQuoted(text.replaceAll("=\r\n", "")).replaceAll("\r\n", "\n");
  return text.replaceAll("\r\n", "\n");
}

/** Words such as `=?UTF-8?B?…?=` (RFC 2047). */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(text, "base64").toString("utf8")
        : decodeQuoted(text.replaceAll("_", " ")),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
