import type { FastifyRequest } from "fastify";

/** 256 random bits in base64url. */
const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** The token that a request carries; null when it carries none, or something that cannot be one. */
export function bearerTokenOf(request: FastifyRequest): string | null {
  return bearer.exec(request.headers.authorization ?? "")?.[1] ?? null;
}
