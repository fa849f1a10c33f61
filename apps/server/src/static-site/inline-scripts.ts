import { createHash } from "node:crypto";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** Browsers never run a script element that holds data, such as JSON-LD. */
const isData = /\stype\s*=\s*["']?application\/(ld\+)?json\b/i;

/** The sources of the inline scripts in `html`, for a content security policy. */
export function inlineScriptSources(html: string): string[] {
  const bodies = [...html.matchAll(script)]
    .filter(([, attributes = ""]) => !/\ssrc\s*=/i.test(attributes) && !isData.test(attributes))
    .map(([, , body = ""]) => body);
  return [...new Set(bodies.map((body) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`))];
}
