import type { FastifyRequest } from "fastify";

/** 256 random bits in base64url. */
const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** The session token of a request; null without one, or when it is malformed. */
export function readBearerToken(request: FastifyRequest): string | null {
  return bearer.exec(request.headers.authorization ?? "")?.[1] ?? null;
}
