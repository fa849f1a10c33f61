import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../http/api-error.ts";
import { requireAccount } from "./authenticate.ts";

/**
 * A hook that limits the requests of one account to authenticated endpoints, from any address. Each process counts its own
 * requests. `timeWindow` is in milliseconds.
 */
export function accountLimit(app: FastifyInstance, limit: { max: number; timeWindow: number }) {
  const count = app.createRateLimit({ ...limit, keyGenerator: (request) => requireAccount(request) });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header("retry-after", counted.ttlInSeconds);
    throw new ApiError("TOO_MANY_REQUESTS");
  };
}
