import type { FastifyRequest } from "fastify";
import type { Address } from "viem";
import { ApiError } from "../../http/api-error.ts";
import type { Services } from "../../services.ts";
import { readBearerToken } from "./bearer-token.ts";
import { findSession } from "./sessions.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The owner of the request's session; null until `authenticate` has run. */
    account: Address | null;
  }
}

/** A hook that rejects requests without a valid session, and stores its owner in `request.account`. */
export function authenticate({ config, database, now }: Services) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = readBearerToken(request);
    const account = token === null ? null : await findSession(database, token, config.chain.id, now());
    if (account === null) throw new ApiError("UNAUTHORIZED");
    request.account = account;
  };
}

/** The owner of an authenticated request's session. */
export function requireAccount(request: FastifyRequest): Address {
  if (request.account === null) throw new ApiError("UNAUTHORIZED");
  return request.account;
}
