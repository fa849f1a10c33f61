import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet, { type HelmetOptions } from "helmet";
import type { Config } from "../config/config.ts";

/** Response headers of every answer; the site's pages have a content policy of their own. */
export function securityHeaders({ publicOrigin }: Pick<Config, "publicOrigin">): Record<string, string> {
  return headersOf({
    // An answer of the API is data: it may load nothing, and no page may frame it.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    // Wallets open windows of their own and talk to the page from there.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: publicOrigin.startsWith("https:") && {
      maxAge: 31_536_000,
      includeSubDomains: true,
    },
    xFrameOptions: { action: "deny" },
  });
}

/** Runs Helmet once: none of its headers depends on the request. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, (error) => {
    if (error !== undefined) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
