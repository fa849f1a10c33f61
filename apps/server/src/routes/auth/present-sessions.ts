import type { FastifyRequest } from "fastify";
import { readBearerToken } from "./bearer-token.ts";
import { type SessionRecord, toSessionId } from "./sessions.ts";

/** Marks the session of an authenticated request. */
export function presentSessions(request: FastifyRequest, sessions: readonly SessionRecord[]) {
  const current = toSessionId(readBearerToken(request) ?? "");
  return sessions.map((session) => ({
    id: session.id,
    isCurrent: session.id === current,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    userAgent: session.userAgent,
  }));
}
