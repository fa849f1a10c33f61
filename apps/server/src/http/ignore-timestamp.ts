import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from "fastify";

/** Takes `_t`, which only defeats caches, out of the query: endpoints that know all their parameters accept it then. */
export function ignoreTimestamp(
  { query }: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  if (typeof query === "object" && query !== null && "_t" in query) Reflect.deleteProperty(query, "_t");
  done();
}
