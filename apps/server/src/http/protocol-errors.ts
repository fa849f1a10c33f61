import { type IncomingMessage, ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type ApiErrorCode, catalogue } from "@canopy/shared/error-catalogue";
import type { ConnectionError } from "fastify";
import type { Services } from "../services.ts";
import { errorEnvelope } from "./envelope.ts";
import { securityHeaders } from "./security-headers.ts";

const codes: Readonly<Record<string, ApiErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "REQUEST_TIMEOUT",
  HPE_HEADER_OVERFLOW: "HEADERS_TOO_LARGE",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "BODY_TOO_LARGE",
};

/** Gives requests that Node refuses before Fastify sees them the same envelope and headers as other errors. */
export function createProtocolErrors({ config, log }: Pick<Services, "config" | "log">) {
  const headers = {
    ...securityHeaders(config),
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    connection: "close",
  };

  function toResponse(code: ApiErrorCode) {
    const body = JSON.stringify(errorEnvelope(code));
    return {
      status: catalogue[code].status,
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      body,
    };
  }

  return {
    /** Handles requests that are not HTTP, have too large headers, or arrive too late. */
    handleClientError(error: ConnectionError, socket: Socket): void {
      if (error.code === "ECONNRESET" || !socket.writable || hasStartedResponse(socket)) {
        socket.destroy(error);
        return;
      }
      const code = codes[error.code] ?? "BAD_REQUEST";
      log.info({ code, reason: error.code }, "refused");
      const { status, headers, body } = toResponse(code);
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"));
      // A half-open socket would let a slow client hold the connection, or complete a refused request.
      socket.destroySoon();
    },

    /** For an `Expect` header other than 100-continue. */
    refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
      log.info({ code: "EXPECTATION_FAILED" }, "refused");
      const { status, headers, body } = toResponse("EXPECTATION_FAILED");
      response.writeHead(status, headers).end(body);
    },
  };
}

/** A second response would corrupt one that is partly sent. Node has no public name for the current one. */
function hasStartedResponse(socket: Socket): boolean {
  const response: unknown = Reflect.get(socket, "_httpMessage");
  return response instanceof ServerResponse && response.headersSent;
}
