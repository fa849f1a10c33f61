import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from "fastify";
import { ApiError } from "./api-error.ts";

/** A hook that refuses HTTP/1.1 requests without a Host header (RFC 9112, 3.2). Node's own response has no envelope. */
export function requireHost(
  { raw }: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  if (raw.headers.host === undefined && raw.httpVersion === "1.1") done(new ApiError("BAD_REQUEST"));
  else done();
}
