import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createMcpServer } from "../../chat/mcp/create-server.ts";
import { ApiError } from "../../http/api-error.ts";
import { errorEnvelope } from "../../http/envelope.ts";
import { acceptJson } from "../../http/json-body.ts";
import type { GeneralLimit } from "../../http/limits/general-limit.ts";
import type { Services } from "../../services.ts";

/** Requests in a minute, per address. */
const LIMIT = { max: 120, timeWindow: 60_000 };
/** Of the server as MCP reports it: its tools and their schemas. */
const VERSION = "1.0.0";
/** Headers that the transport reads. */
const read = ["accept", "content-type", "mcp-protocol-version"] as const;

/**
 * The chat's public tools over MCP (streamable HTTP), for assistants of other programs. Without sessions, so any api process answers
 * any request.
 */
export function mcpRoutes(services: Services, limit: GeneralLimit) {
  const { corsOrigins, publicOrigin } = services.config;
  const origins = new Set([publicOrigin, ...corsOrigins]);

  /** A page of another site could otherwise reach a server on the visitor's own machine. */
  async function refuseForeignOrigin({ headers: { origin } }: FastifyRequest): Promise<void> {
    if (origin !== undefined && !origins.has(origin)) throw new ApiError("FORBIDDEN");
  }

  return async (app: FastifyInstance): Promise<void> => {
    acceptJson(app);
    app.addHook("onRequest", limit);

    app.post("/mcp", {
      config: { rateLimit: LIMIT },
      onRequest: refuseForeignOrigin,
      handler: async (request, reply) => {
        const server = await createMcpServer(services, VERSION);
        const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
        try {
          await server.connect(transport);
          const response = await transport.handleRequest(toRequest(request, publicOrigin), {
            parsedBody: request.body,
          });
          return await sendResponse(reply, response);
        } finally {
          await server.close();
        }
      },
    });

    // The specification asks for 405 where a server offers no stream of its own and has no session to end.
    for (const method of ["GET", "DELETE"] as const) {
      app.route({
        method,
        url: "/mcp",
        handler: async (_request, reply) =>
          reply.code(405).header("allow", "POST").send(errorEnvelope("METHOD_NOT_ALLOWED")),
      });
    }
  };
}

/** The body has been parsed, so the transport reads only method and headers. */
function toRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const name of read) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return new Request(new URL("/mcp", origin), { method: "POST", headers });
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const type = response.headers.get("content-type");
  if (type !== null) reply.header("content-type", type);
  const body = await response.text();
  return reply.code(response.status).send(body === "" ? undefined : body);
}
