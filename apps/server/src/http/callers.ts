import type { IncomingMessage } from "node:http";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";

const MOST = 5_000;

/**
 * Who is asking, as the framework found out before for the same connection's address and the same word of proxies. What
 * proxies are believed is decided in one place, there; here it is remembered.
 */
export class Callers {
  readonly #known = new Map<string, string>();
  readonly #isBehindProxies: boolean;

  constructor(isBehindProxies: boolean) {
    this.#isBehindProxies = isBehindProxies;
  }

  learn({ raw, ip }: FastifyRequest): void {
    const key = this.#keyOf(raw);
    if (this.#known.has(key)) return;
    this.#known.set(key, normalizeIP(ip));
    if (this.#known.size > MOST) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
  }

  /** The key by which the caller's requests are counted; undefined when nobody like this has asked yet. */
  find(request: IncomingMessage): string | undefined {
    return this.#known.get(this.#keyOf(request));
  }

  #keyOf({ socket, headers }: IncomingMessage): string {
    const address = socket.remoteAddress ?? "";
    return this.#isBehindProxies ? `${address} ${String(headers["x-forwarded-for"])}` : address;
  }
}
