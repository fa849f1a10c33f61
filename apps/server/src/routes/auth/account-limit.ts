import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../http/api-error.ts";
import { requireAccount } from "./authenticate.ts";

/**
 * A hook that limits the requests of one account to authenticated endpoints, from any address. All api processes count together.
 * `timeWindow` is in milliseconds.
 */
export function accountLimit(app: FastifyInstance, name: string, limit: { max: number; timeWindow: number }) {
  const keyGenerator = (request: FastifyRequest) => `${name} ${requireAccount(request)}`;
  const count = app.createRateLimit({ ...limit, keyGenerator });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header("retry-after", counted.ttlInSeconds);
    throw new ApiError("TOO_MANY_REQUESTS");
  };
}
