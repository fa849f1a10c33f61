import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet, { type HelmetOptions } from "helmet";
import type { Config } from "../config/config.ts";

/** Browser features that neither the site nor a wallet in it uses. */
const deniedFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const permissionsPolicy = deniedFeatures.map((feature) => `${feature}=()`).join(", ");

/** Headers of every response. Pages of the site replace the content security policy. */
export function securityHeaders({ publicOrigin }: Pick<Config, "publicOrigin">): Record<string, string> {
  const headers = renderHelmet({
    // A response of the API is data: it loads nothing, and no page may frame it.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    // Wallets open windows that send messages to the page.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: publicOrigin.startsWith("https:") && {
      maxAge: 31_536_000,
      includeSubDomains: true,
    },
    xFrameOptions: { action: "deny" },
  });
  return { ...headers, "permissions-policy": permissionsPolicy };
}

/** Runs Helmet once, because none of its headers depends on the request. */
function renderHelmet(options: HelmetOptions): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, (error) => {
    if (error !== undefined) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
