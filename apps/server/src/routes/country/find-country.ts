import { BlockList, isIPv6 } from "node:net";
import { z } from "zod";

/** Returns the ISO 3166-1 alpha-2 code of a network address, or null. */
export type FindCountry = (address: string) => Promise<string | null>;

const TIMEOUT = 2_000;
/** Bytes to read: the code is at the beginning of the response. */
const BODY_LIMIT = 512;

/** `1;DE;DEU;Germany`: 1 means that the address was found. */
const responseSchema = z
  .string()
  .regex(/^1;[A-Z]{2};/)
  .transform((text) => text.slice(2, 4));

/** Addresses of this machine and of private networks. */
const local = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  local.addSubnet(network, bits, "ipv4");
}
for (const [network, bits] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const) {
  local.addSubnet(network, bits, "ipv6");
}

/**
 * Requests countries from `service`, a URL with `{ip}` in place of the address. It follows no redirects, which could send the
 * address to another service, and sends no addresses of this machine or private networks.
 */
export function createCountryService(service: string): FindCountry {
  return async (address) => {
    if (local.check(address, isIPv6(address) ? "ipv6" : "ipv4")) return null;
    const response = await fetch(service.replace("{ip}", encodeURIComponent(address)), {
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { accept: "text/plain" },
    });
    const text = await readBeginning(response);
    if (!response.ok) throw new Error(`The country service returned ${response.status}`);
    return responseSchema.safeParse(text).data ?? null;
  };
}

async function readBeginning(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return "";
  let bytes = Buffer.alloc(0);
  while (bytes.length < BODY_LIMIT) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes = Buffer.concat([bytes, value]);
  }
  await reader.cancel();
  return bytes.subarray(0, BODY_LIMIT).toString("utf8");
}
