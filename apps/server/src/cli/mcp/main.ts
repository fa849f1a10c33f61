import { parseArgs } from "node:util";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createBridge } from "./bridge.ts";

const usage = `Usage: npm run mcp -- [--url https://canopy.example]

Offers the public tools of a Canopy server to an assistant that starts programs: MCP over standard input and output.
An assistant that connects to URLs needs no program: give it the server's address and /mcp.

  --url URL   the server; http://127.0.0.1:4400 by default`;

/** Exits when the assistant closes standard input. Standard output carries only the protocol. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: "string", default: "http://127.0.0.1:4400" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stderr.write(`${usage}\n`);
    return;
  }
  if (!URL.canParse(values.url) || !/^https?:/.test(values.url))
    throw new Error(
      `--url is ${JSON.stringify(values.url)}. Set it to a URL such as https://canopy.example.`,
    );
  const bridge = await createBridge(new URL("/mcp", values.url));
  const transport = new StdioServerTransport();
  await bridge.connect(transport);
  process.stdin.once("end", () => void bridge.close());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
