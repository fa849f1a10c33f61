import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";

/** The network address that limits count: an IPv4 address, or the /64 of an IPv6 address, which is one customer's network. */
export function toCaller({ ip }: Pick<FastifyRequest, "ip">): string {
  return ip.includes(":") ? normalizeIP(ip) : ip;
}
