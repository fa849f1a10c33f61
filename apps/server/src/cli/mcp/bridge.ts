import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const about = { name: "canopy", version: "1.0.0" };

/**
 * Passes the tools of a server on to one connection.
 *
 * @param url of the server's endpoint
 * @throws Error that says what to do when the server does not respond
 */
export async function createBridge(url: URL) {
  const client = new Client(about);
  try {
    await client.connect(new StreamableHTTPClientTransport(url));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${url.href} does not respond: ${reason}. Check --url, and that the server runs.`, {
      cause,
    });
  }
  const instructions = client.getInstructions();
  const server = new Server(about, {
    capabilities: { tools: {} },
    ...(instructions !== undefined && { instructions }),
  });
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => client.listTools(params));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => client.callTool(params));
  return {
    connect: (transport: Transport) => server.connect(transport),
    async close(): Promise<void> {
      await server.close();
      await client.close();
    },
  };
}
