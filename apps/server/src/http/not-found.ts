import type { FastifyInstance } from "fastify";
import { errorEnvelope } from "./envelope.ts";

/**
 * Answers requests that match no endpoint of `app`: 405 when the path has other methods, otherwise 404. Call it before you
 * add the endpoints, because it collects them in `onRoute`.
 */
export function handleNotFound(app: FastifyInstance): void {
  const methods = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    methods.set(url, known);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = toPath(request);
    const allowed = [...methods]
      .filter(([pattern]) => matches(pattern, path))
      .flatMap(([, names]) => [...names]);
    if (allowed.length === 0) return reply.code(404).send(errorEnvelope("NOT_FOUND"));
    return reply.code(405).header("allow", allowed.join(", ")).send(errorEnvelope("METHOD_NOT_ALLOWED"));
  });
}

/** Without the query. */
export function toPath(request: { url: string }): string {
  return request.url.split("?", 1)[0] ?? "/";
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const given = path.split("/");
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(":") || part === given[index])
  );
}
