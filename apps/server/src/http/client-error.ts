import type { Socket } from "node:net";
import { type ApiErrorCode, catalogue } from "@canopy/shared/error-catalogue";
import type { ConnectionError } from "fastify";
import { failure } from "./envelope.ts";

/** Answers, in the envelope, what is no HTTP request at all or did not arrive in time. */
export function handleClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const code: ApiErrorCode = error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? "REQUEST_TIMEOUT" : "BAD_REQUEST";
  const body = JSON.stringify(failure(code));
  socket.end(
    [
      `HTTP/1.1 ${catalogue[code].status} ${code === "REQUEST_TIMEOUT" ? "Request Timeout" : "Bad Request"}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
