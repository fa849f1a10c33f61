import type { FastifyInstance } from "fastify";
import { keyLimit } from "../../http/limits/key-limit.ts";
import { requireAccount } from "./authenticate.ts";

/** A hook that limits the requests of one account to authenticated endpoints, from any address. */
export function accountLimit(app: FastifyInstance, name: string, limit: { max: number; timeWindow: number }) {
  return keyLimit(app, limit, (request) => `${name} ${requireAccount(request)}`);
}
