import type { Config } from "../config/config.ts";

/**
 * The content security policy of a page. Scripts are our own files and the inline ones the build wrote into this page,
 * named by their hashes; nothing else runs.
 */
export function contentPolicy(
  { publicOrigin, chain }: Pick<Config, "publicOrigin" | "chain">,
  inlineScripts: readonly string[],
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(" "),
    // Prerendered pages hold style attributes, and toasts and pop-ups place style elements as they open. A style cannot
    // read or send anything on its own under the other lines.
    "style-src 'self' 'unsafe-inline'",
    // Wallets announce their icons as data URIs (EIP-6963).
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(chain.publicRpcUrl).origin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicOrigin.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
