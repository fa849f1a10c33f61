import { createHash } from "node:crypto";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** A script element that only holds data, such as JSON-LD, is never run, whatever a policy says. */
const isData = /\stype\s*=\s*["']?application\/(ld\+)?json\b/i;

/** The sources, for a content security policy, of the scripts that stand in `html` itself. */
export function inlineScriptSources(html: string): string[] {
  const bodies = [...html.matchAll(script)]
    .filter(([, attributes = ""]) => !/\ssrc\s*=/i.test(attributes) && !isData.test(attributes))
    .map(([, , body = ""]) => body);
  return [...new Set(bodies.map((body) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`))];
}
