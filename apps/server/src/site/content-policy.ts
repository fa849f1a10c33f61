import type { Config } from "../config/config.ts";

/**
 * The content security policy of a page. It allows only scripts of this site, and inline scripts of the build by their
 * hashes.
 */
export function contentPolicy(
  { publicOrigin, chain }: Pick<Config, "publicOrigin" | "chain">,
  inlineScripts: readonly string[],
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(" "),
    // Prerendered pages have style attributes, and toasts and pop-ups add style elements. The other directives keep a
    // style from reading or sending data.
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
