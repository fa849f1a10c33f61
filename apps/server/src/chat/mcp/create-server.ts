import { resolveLink } from "@canopy/shared/document-links";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { Services } from "../../services.ts";
import { loadAnswerer } from "../corpus.ts";
import { createSearch } from "../passages/passage-search.ts";
import type { FoundPassage, Tool, ToolContext } from "../tools/definition/tool.ts";
import { toCode, toolErrorMessage } from "../tools/intents/tool-error-message.ts";
import { toolsFor } from "../tools/registry.ts";

const instructions =
  "Figures of a Canopy plan and of its members, read from the chain and an index of it, and passages of its documents. All tools only read. Amounts are decimal numbers in POL or USD; a round is 24 hours.";

/** A server of the public tools for assistants of other programs. It has no state: each request gets its own. */
export async function createMcpServer(
  services: ToolContext["services"] & Pick<Services, "config">,
  version: string,
): Promise<McpServer> {
  const answerer = await loadAnswerer();
  const find = createSearch(answerer, "en");
  const { publicOrigin } = services.config;
  const search = (query: string, limit: number) =>
    find(query, limit).map((passage) => withAddresses(passage, publicOrigin));
  const server = new McpServer({ name: "canopy", version }, { instructions });
  for (const tool of toolsFor(false)) addTool(server, tool, { services, search });
  return server;
}

/** Another program has no site to which a path could belong. */
function withAddresses(passage: FoundPassage, origin: string): FoundPassage {
  return {
    ...passage,
    sources: passage.sources.flatMap(({ title, url }) => {
      const path = resolveLink(url, "en");
      return path === null ? [] : [{ title, url: new URL(path, origin).href }];
    }),
  };
}

function addTool(server: McpServer, tool: Tool, context: ToolContext): void {
  server.registerTool(
    tool.name,
    {
      title: tool.title,
      description: tool.description,
      inputSchema: tool.input,
      outputSchema: tool.output,
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    async (input: Record<string, unknown>) => {
      try {
        const structuredContent = await tool.call(context, null, input);
        return {
          content: [{ type: "text" as const, text: JSON.stringify(structuredContent) }],
          structuredContent,
        };
      } catch (error) {
        const code = toCode(error);
        if (code === null) throw error;
        return { content: [{ type: "text" as const, text: toolErrorMessage(code, "en") }], isError: true };
      }
    },
  );
}
