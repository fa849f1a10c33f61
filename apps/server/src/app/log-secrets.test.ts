import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startPostgres, type TestPostgres } from "../../test/support/postgres.ts";
import { type ServerProcess, spawnServer } from "../../test/support/server-process.ts";
import { nodelessEnvironment } from "../../test/support/test-server.ts";
import { freePort } from "../lib/port.ts";

const key = "5".repeat(64);
const nodeKey = "AbCdEfGhIjKlMnOpQrSt";
const secrets = [key, nodeKey, "database-password", "mail-password"];

let postgres: TestPostgres | undefined;
let node: Server;
let nodeUrl: string;
let server: ServerProcess | undefined;
beforeEach(async () => {
  // Some nodes repeat the requested URL in their error.
  node = createServer((request, response) => {
    response.writeHead(500).end(`no such project: ${request.url}`);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => node.listen(port, "127.0.0.1", resolve));
  nodeUrl = `http://127.0.0.1:${port}/v2/${nodeKey}`;
});
afterEach(async () => {
  server?.child.kill("SIGKILL");
  await server?.ended;
  node.closeAllConnections();
  node.close();
  await postgres?.stop();
  postgres = undefined;
});

test("the server prints no secret when something fails", async () => {
  const port = await freePort();
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  server = spawnServer({
    ...nodelessEnvironment,
    PORT: String(port),
    LOG_LEVEL: "trace",
    RPC_URL: nodeUrl,
    PUBLIC_RPC_URL: "https://public.node.example",
    DATABASE_URL: database,
    SMTP_URL: "smtp://canopy:mail-password@127.0.0.1:1",
    MAIL_FROM: "canopy@canopy.example",
    MAIL_TO: "team@canopy.example",
    KEEPER_KEY: `0x${key}`,
  });
  const post = (path: string, body: object, token = "6".repeat(64)) =>
    fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  await server.line("listening");
  await server.line("node or database does not respond");
  await fetch(`http://127.0.0.1:${port}/api/stats`);
  await post("auth/login", { message: "message", signature: `0x${"7".repeat(130)}` });
  await post("auth/logout", {});
  await post("newsletter", { email: "reader@canopy.example" });
  const userId = "visitor-018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e43";
  const question = { userId, message: "my private question" };
  // An answered question, with its ticket, is a test of the chat: it needs the chat's index.
  const conversation = "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e44";
  const ticket = { userId, conversation, email: "asker@canopy.example", text: "my private text" };
  expect((await post("chatbot/ticket", ticket)).status).toBe(404);
  expect((await post("chatbot", { ...question, message: "my private mistake\u0000" })).status).toBe(422);
  await server.line("mail not sent, retrying");
  await postgres.halt("crash");
  await post("chatbot", question);
  await post("auth/nonce", { address: nodelessEnvironment.PLAN_ADDRESS });
  await server.line("request failed");
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);

  const printed = JSON.stringify(server.lines) + server.stderr();
  expect(printed).toContain("does not respond");
  for (const secret of [conversation, userId, "my private", "asker@canopy", "reader@canopy"])
    expect(printed).not.toContain(secret);
  for (const secret of [...secrets, new URL(database).password, "6".repeat(64), "7".repeat(130)])
    expect(printed).not.toContain(secret);
});

test("a wrong key and a wrong URL are refused without showing them", async () => {
  const wrong = { KEEPER_KEY: `${key}5`, RPC_URL: `ftp://node.example/${nodeKey}` };
  server = spawnServer({ ...nodelessEnvironment, ...wrong });
  expect(await server.ended).toBe(1);
  const printed = JSON.stringify(server.lines) + server.stderr();
  expect(server.lines.at(-1)?.level).toBe(60);
  for (const name of Object.keys(wrong)) expect(printed).toContain(name);
  for (const secret of secrets) expect(printed).not.toContain(secret);
});
