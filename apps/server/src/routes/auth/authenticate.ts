import type { FastifyRequest } from "fastify";
import type { Address } from "viem";
import { ApiError } from "../../http/api-error.ts";
import type { Services } from "../../services.ts";
import { bearerTokenOf } from "./bearer-token.ts";
import { findSession } from "./sessions.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Whose session the request belongs to; null until `authenticate` has run. */
    account: Address | null;
  }
}

/** A hook that lets only requests with a live session through, and says whose they are. */
export function authenticate({ config, database, now }: Services) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerTokenOf(request);
    const account = token === null ? null : await findSession(database, token, config.chain.id, now());
    if (account === null) throw new ApiError("UNAUTHORIZED");
    request.account = account;
  };
}

/** The address of an authenticated request. */
export function accountOf(request: FastifyRequest): Address {
  if (request.account === null) throw new ApiError("UNAUTHORIZED");
  return request.account;
}
