import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../http/api-error.ts";
import { accountOf } from "./authenticate.ts";

/**
 * A hook for authenticated endpoints that write: so many requests in `timeWindow` milliseconds from one account, whatever
 * addresses they come from. Each process counts for itself.
 */
export function accountLimit(app: FastifyInstance, limit: { max: number; timeWindow: number }) {
  const count = app.createRateLimit({ ...limit, keyGenerator: (request) => accountOf(request) });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header("retry-after", counted.ttlInSeconds);
    throw new ApiError("TOO_MANY_REQUESTS");
  };
}
