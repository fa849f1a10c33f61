import type { Config } from "../config/config.ts";

/**
 * The content security policy of a page. It allows only scripts of this site, and inline scripts of the build by their
 * hashes.
 */
export function contentPolicy(
  {
    publicOrigin,
    chain,
    walletConnectProjectId,
  }: Pick<Config, "publicOrigin" | "chain" | "walletConnectProjectId">,
  inlineScripts: readonly string[],
): string {
  const connections = ["'self'", new URL(chain.publicRpcUrl).origin];
  // WalletConnect's relay, and the page by which a wallet learns which site asks. Its statistics stay blocked.
  if (walletConnectProjectId !== null) connections.push("wss://relay.walletconnect.org");
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(" "),
    // Prerendered pages have style attributes, and toasts and pop-ups add style elements. The other directives keep a
    // style from reading or sending data.
    "style-src 'self' 'unsafe-inline'",
    // Wallets announce their icons as data URIs (EIP-6963).
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections.join(" ")}`,
    ...(walletConnectProjectId === null ? [] : ["frame-src https://verify.walletconnect.org"]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicOrigin.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** The policy of a web worker's script: it runs code of this site, writes in its fonts, and requests only its API. */
export const workerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
