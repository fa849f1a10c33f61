import type { FastifyRequest } from "fastify";

/** Takes `_t`, which only defeats caches, out of the query: endpoints that know all their parameters accept it then. */
export async function ignoreTimestamp(request: FastifyRequest): Promise<void> {
  const { query } = request;
  if (typeof query === "object" && query !== null) Reflect.deleteProperty(query, "_t");
}
