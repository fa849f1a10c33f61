import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/ask-shared-services.ts";
import { insertSmallWorld } from "../../../test/support/small-world.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";

const command = fileURLToPath(new URL("../../cli/mcp/main.ts", import.meta.url));

let chain: TestChain;
let database: Database;
let server: TestServer;
let origin: string;
let client: Client;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  await insertSmallWorld(database);
  server = await buildTestServer(database, {
    RPC_URL: chain.rpcUrl,
    PLAN_ADDRESS: chain.plan,
    PLUS_ADDRESS: chain.plus,
    PUBLIC_ORIGIN: "https://canopy.example",
  });
  origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
  client = await connect(origin);
});
afterAll(async () => {
  await client.close();
  await server.app.close();
  await database.destroy();
});

async function connect(to: string): Promise<Client> {
  const connected = new Client({ name: "test", version: "1" });
  await connected.connect(new StreamableHTTPClientTransport(new URL("/mcp", to)));
  return connected;
}

const post = (headers: Record<string, string>, payload: object = list) =>
  server.app.inject({ method: "POST", url: "/mcp", headers: { accept, ...headers }, payload });
const address = { title: expect.any(String), url: expect.stringMatching(/^https:\/\/canopy\.example\//) };
const accept = "application/json, text/event-stream";
const list = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };

describe("POST /mcp", () => {
  test("lists the public tools, which only read", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "network_figures",
      "current_price",
      "current_round",
      "round",
      "contract",
      "outcomes",
      "member",
      "verify",
      "explain",
    ]);
    for (const { annotations, inputSchema, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
      expect(outputSchema?.type).toBe("object");
    }
    expect(client.getInstructions()).toContain("All tools only read");
  });

  test.each([
    ["network_figures", {}, { members: expect.any(Number), enteredUsd: expect.stringMatching(/^\d+/) }],
    ["current_price", { plan: "plus" }, { unitUsd: "100", plan: "plus" }],
    ["current_round", {}, { round: 0, units: 5 }],
    ["round", {}, { round: 1, closing: { points: 0 } }],
    ["round", { number: 0 }, { round: 0, closing: { pointPol: "3", rebatePol: "1" } }],
    ["member", { username: "willow" }, { username: "willow", units: 3, earnedPol: "25" }],
    ["verify", {}, { command: expect.stringContaining("npm run verify") }],
    [
      "explain",
      { query: "What is flash?", limit: 1 },
      { passages: [{ text: expect.stringContaining("cap"), sources: expect.arrayContaining([address]) }] },
    ],
  ])("calls %s with %j", async (name, input, expected) => {
    const result = await client.callTool({ name, arguments: input });
    expect(result.isError).toBeFalsy();
    expect(result.structuredContent).toMatchObject(expected);
    expect(result.content).toEqual([{ type: "text", text: JSON.stringify(result.structuredContent) }]);
  });

  test("answers in Persian from the Persian documents", async () => {
    const { structuredContent } = await client.callTool({
      name: "explain",
      arguments: { query: "فلش چیست؟" },
    });
    expect(JSON.stringify(structuredContent)).toMatch(/[آ-ی]{3}/);
  });

  test.each([
    ["member", { username: "Not a name!" }, "username"],
    ["member", {}, "username"],
    ["member", { username: "willow", wallet: "0x1" }, "wallet"],
    ["member", { username: "stranger" }, "no member with this username"],
    ["round", { number: -1 }, "number"],
    ["round", { number: 9 }, "no figures"],
    ["contract", {}, "index of this site is not available"],
    ["my_box", {}, "my_box"],
    ["withdraw", { amount: "1" }, "withdraw"],
  ])("reports an error for %s with %j", async (name, input, message) => {
    const result = await client.callTool({ name, arguments: input });
    expect(result.isError).toBe(true);
    expect(JSON.stringify(result.content)).toContain(message);
  });

  test("refuses other methods, other origins and anything but JSON-RPC", async () => {
    const get = await server.app.inject({ url: "/mcp" });
    expect([get.statusCode, get.headers["allow"]]).toEqual([405, "POST"]);
    expect((await post({ origin: "https://evil.example" })).statusCode).toBe(403);
    expect((await post({ origin: "https://canopy.example" })).statusCode).toBe(200);
    expect((await post({}, { hello: "world" })).statusCode).toBe(400);
    expect((await post({ accept: "text/html" })).statusCode).toBe(406);
    const broken = await server.app.inject({
      method: "POST",
      url: "/mcp",
      headers: { accept, "content-type": "application/json" },
      payload: "{",
    });
    expect([broken.statusCode, broken.json().errors.code]).toEqual([400, "BAD_JSON"]);
  });

  test("counts in the limits of the API", async () => {
    const limited = await buildTestServer(database, { REQUESTS_PER_MINUTE: "3" });
    const send = () =>
      limited.app
        .inject({ method: "POST", url: "/mcp", headers: { accept }, payload: list })
        .then((one) => one.statusCode);
    const statuses = [await send(), await send(), await send(), await send()];
    expect(statuses).toEqual([200, 200, 200, 429]);
    await limited.app.close();
    const own = await buildTestServer(database);
    const codes: number[] = [];
    for (let request = 0; request < 121; request++)
      codes.push(
        (await own.app.inject({ method: "POST", url: "/mcp", headers: { accept }, payload: list }))
          .statusCode,
      );
    expect(codes.filter((status) => status === 429)).toHaveLength(1);
    await own.app.close();
    // The servers of all tests count together.
    await database.deleteFrom("request_counts").execute();
  });
});

describe("npm run mcp", () => {
  test("passes the tools of a server on over standard input and output", async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [command, "--url", origin],
      stderr: "pipe",
    });
    const assistant = new Client({ name: "test", version: "1" });
    await assistant.connect(transport);
    expect((await assistant.listTools()).tools).toHaveLength(9);
    const result = await assistant.callTool({ name: "member", arguments: { username: "willow" } });
    expect(result.structuredContent).toMatchObject({ username: "willow", units: 3 });
    await assistant.close();
  });

  test("says what to do without a server", async () => {
    const child = spawn(process.execPath, [command, "--url", "http://127.0.0.1:1"]);
    let text = "";
    child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
    const code = await new Promise((resolve) => child.once("exit", resolve));
    expect([code, text]).toEqual([1, expect.stringContaining("does not respond")]);
    expect(text).toContain("Check --url");
  });
});
