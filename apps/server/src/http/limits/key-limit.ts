import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../api-error.ts";

/** A hook that limits requests by a key of the request. All api processes count together. `timeWindow` is in milliseconds. */
export function keyLimit(
  app: FastifyInstance,
  limit: { max: number; timeWindow: number },
  keyGenerator: (request: FastifyRequest) => string,
) {
  const count = app.createRateLimit({ ...limit, keyGenerator });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header("retry-after", counted.ttlInSeconds);
    throw new ApiError("TOO_MANY_REQUESTS");
  };
}
