import { randomUUID } from "node:crypto";
import { ask, askAtOnce, isOk, readCode, SERVER_NAME, type Target } from "./requests.ts";
import { requireMatch, requireSame } from "./trial.ts";

const json = { "content-type": "application/json" };

/** A reply of the chat, as server-sent events. */
export async function tryStream(target: Target): Promise<void> {
  const body = JSON.stringify({ userId: `visitor-${randomUUID()}`, message: "How do I withdraw?" });
  const headers = { ...json, accept: "text/event-stream", "accept-encoding": "gzip" };
  const reply = await ask(target, "/api/chatbot", { method: "POST", headers, body });
  const type = reply.headers["content-type"];
  requireSame(
    "a reply of the chat is a stream",
    `${reply.status} ${type}`,
    "200 text/event-stream; charset=utf-8",
  );
  requireSame("that nginx neither compresses", reply.headers["content-encoding"], undefined);
  requireSame("nor caches", reply.headers["x-cache"], undefined);
  requireMatch(
    "and that ends with the stored reply",
    reply.body,
    /^event: done\ndata: .*"provider":"built-in"/m,
  );
}

/** The tools for assistants of other programs. */
export async function tryMcp(target: Target): Promise<void> {
  const headers = { ...json, accept: "application/json, text/event-stream" };
  const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
  const request = { method: "POST", headers, body: list };
  const listed = await ask(target, "/mcp", request);
  requireSame("/mcp responds", listed.status, 200);
  requireMatch("with its tools", listed.body, /"name":"network_figures"/);
  requireSame("past the cache", listed.headers["x-cache"], undefined);
  const other = { ...request, headers: { ...headers, origin: "https://evil.example" } };
  const foreign = await ask(target, "/mcp", other);
  requireSame("from another site: 403", `${foreign.status} ${readCode(foreign)}`, "403 FORBIDDEN");
  const own = { ...request, headers: { ...headers, origin: `https://${SERVER_NAME}` } };
  requireSame("from this one: 200", (await ask(target, "/mcp", own)).status, 200);
  const read = await ask(target, "/mcp");
  requireSame("GET: 405", `${read.status} ${read.headers["allow"]}`, "405 POST");
  const large = await ask(target, "/mcp", { ...request, body: " ".repeat(80 * 1_024) });
  requireSame("80 KiB: 413", `${large.status} ${readCode(large)}`, "413 BODY_TOO_LARGE");
  const flood = await askAtOnce(target, "/mcp", { ...request, count: 150, from: "127.0.3.1" });
  const refused = flood.filter(({ status }) => status === 429);
  requireSame("150 requests at once: some are refused", refused.length > 0, true);
  requireSame(
    "the others are answered",
    flood.every((one) => isOk(one) || one.status === 429),
    true,
  );
  requireSame(
    "429 in the envelope",
    refused.every((response) => readCode(response) === "TOO_MANY_REQUESTS"),
    true,
  );
}
