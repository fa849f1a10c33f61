import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from "fastify";

/** Removes `_t`, which only defeats caches, from the query: strict schemas would refuse it. */
export function ignoreTimestamp(
  { query }: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  if (typeof query === "object" && query !== null && "_t" in query) Reflect.deleteProperty(query, "_t");
  done();
}
