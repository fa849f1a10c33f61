import { createHash } from "node:crypto";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** The sources, for a content security policy, of the scripts that stand in `html` itself. */
export function inlineScriptSources(html: string): string[] {
  const bodies = [...html.matchAll(script)]
    .filter(([, attributes = ""]) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , body = ""]) => body);
  return [...new Set(bodies.map((body) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`))];
}
