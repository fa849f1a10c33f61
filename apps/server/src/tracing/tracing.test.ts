import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { sessionDataSchema, signInMessageSchema } from "@canopy/shared/api/auth";
import { successSchema } from "@canopy/shared/envelope";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { getSharedChain } from "../../test/support/ask-shared-services.ts";
import { spawnServer } from "../../test/support/server-process.ts";
import { createTestDatabaseUrl } from "../../test/support/test-database.ts";
import { createLog } from "../lib/log.ts";
import { freePort } from "../lib/port.ts";
import { createTracer, type OtlpSpan } from "./otlp-tracer.ts";
import { startTracing } from "./start-tracing.ts";
import { traced } from "./trace.ts";

const spanSchema = z.looseObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
});
const deliverySchema = z.object({
  resourceSpans: z.array(
    z.looseObject({ scopeSpans: z.array(z.looseObject({ spans: z.array(spanSchema) })) }),
  ),
});
type Span = z.infer<typeof spanSchema>;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A collector that keeps what it gets. */
async function startCollector() {
  const bodies: unknown[] = [];
  const headers = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    headers.add(`${request.url} ${String(request.headers["x-key"])}`);
    bodies.push(await json(request));
    response.end("{}");
  });
  // By default it closes a quiet connection after 5 s, just when the next delivery may use it.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The collector has no port");
  const spans = (): Span[] =>
    bodies.flatMap((body) =>
      deliverySchema
        .parse(body)
        .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
    );
  return { url: `http://127.0.0.1:${address.port}`, headers, spans, text: () => JSON.stringify(bodies) };
}

async function startServer(more: Record<string, string>) {
  const [chain, database, port] = await Promise.all([getSharedChain(), createTestDatabaseUrl(), freePort()]);
  const server = spawnServer({
    ...{ DATABASE_URL: database, PORT: String(port), SITE_DIR: "none" },
    ...{ RPC_URL: `${chain.rpcUrl}/?key=node-secret-key`, PUBLIC_RPC_URL: chain.rpcUrl, CHAIN_ID: "31337" },
    ...{ PLAN_ADDRESS: chain.plan, PLUS_ADDRESS: chain.plus, PLAN_BLOCK: String(chain.block) },
    ...more,
  });
  await server.line("ready");
  return {
    chain,
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.child.kill("SIGTERM");
      expect(await server.ended).toBe(0);
      return server.stderr();
    },
  };
}

const messageSchema = successSchema(signInMessageSchema);
const sessionSchema = successSchema(sessionDataSchema);

test("requests, statements, node calls and ticks arrive as spans, without a secret", async () => {
  const collector = await startCollector();
  const server = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: "x-key=collector-secret",
    TRUSTED_PROXIES: "127.0.0.1",
  });
  const post = (path: string, body: object) =>
    fetch(`${server.origin}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.77" },
      body: JSON.stringify(body),
    });
  await server.chain.join(3, "willow", "canopy");
  const account = server.chain.account(3);
  const { message } = messageSchema.parse(await (await post("auth/nonce", { address: account })).json()).data;
  const signature = await server.chain.client.signMessage({ account, message });
  const { token } = sessionSchema.parse(await (await post("auth/login", { message, signature })).json()).data;
  await fetch(`${server.origin}/api/auth/me?secret=query-secret`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const userId = "visitor-018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e43";
  // An answer would cost the index of the chat. Without its conversation, a question gets as far as the tables.
  const conversation = "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e44";
  const asked = await post("chatbot", { userId, conversation, message: "What is a secret unit?" });
  expect(asked.status).toBe(404);
  await post("contact", { name: "Willow", email: "willow@canopy.example", message: "A secret message" });
  await server.stop();

  const spans = collector.spans();
  const names = new Set(spans.map(({ name }) => name));
  for (const name of [
    ...["POST /api/auth/login", "GET /api/auth/me", "POST /api/contact", "keeper tick", "indexer step"],
    "POST /api/chatbot",
    ...["postgresql select", "postgresql insert", "rpc eth_getBlockByNumber"],
  ])
    expect(names).toContain(name);
  const me = spans.find(({ name }) => name === "GET /api/auth/me");
  const children = spans.filter(({ parentSpanId }) => parentSpanId === me?.spanId);
  expect(children.some(({ name }) => name === "postgresql select")).toBe(true);
  expect(children.every(({ traceId }) => traceId === me?.traceId)).toBe(true);
  expect([...collector.headers]).toEqual(["/v1/traces collector-secret"]);

  const sent = collector.text().toLowerCase();
  for (const secret of [
    ...[token, signature, account, "node-secret-key", "collector-secret", "query-secret"],
    ...["203.0.113.77", "127.0.0.1", "willow", "a secret message", "018f3d5e", "secret unit"],
  ])
    expect(sent).not.toContain(secret.toLowerCase());
});

test("without the variable the server loads no exporter", async () => {
  const list = `import { registerHooks } from "node:module";
    registerHooks({ load(url, context, next) {
      if (url.includes("/src/tracing/")) process.stderr.write("loaded " + url.split("/").at(-1) + "\\n");
      return next(url, context);
    } });`;
  const server = await startServer({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(list)}`,
  });
  const loaded = (await server.stop()).match(/(?<=^loaded ).+$/gm) ?? [];
  expect(loaded.sort()).toEqual(["trace-queries.ts", "trace-requests.ts", "trace-rpc.ts", "trace.ts"]);
});

test("samples whole traces at the configured ratio", () => {
  const spans: OtlpSpan[] = [];
  const record = (ratio: number) => {
    const tracer = createTracer((span) => spans.push(span), ratio);
    const outer = tracer.open("outer", "server");
    outer.run(() => {
      tracer.open("inner", "internal").end();
      tracer.add("statement", "client", 5, {});
    });
    outer.end({ "http.response.status_code": 500 }, "500");
  };
  record(0);
  expect(spans).toEqual([]);
  record(1);
  expect(spans.map(({ name }) => name)).toEqual(["inner", "statement", "outer"]);
  const [inner, statement, outer] = spans;
  expect(inner?.parentSpanId).toBe(outer?.spanId);
  expect(BigInt(statement?.endTimeUnixNano ?? 0) - BigInt(statement?.startTimeUnixNano ?? 0)).toBeGreaterThan(
    4_900_000n,
  );
  expect(outer).toMatchObject({
    kind: 2,
    status: { code: 2 },
    attributes: [
      { key: "http.response.status_code", value: { intValue: "500" } },
      { key: "error.type", value: { stringValue: "500" } },
    ],
  });
});

test("a collector that is down changes no result, and an error is recorded only by its class", async () => {
  const collector = await startCollector();
  const port = await freePort();
  const settings = { headers: {}, serviceName: "canopy", ratio: 1 };
  const down = startTracing({ ...settings, url: `http://127.0.0.1:${port}` }, "api", createLog("silent"));
  const results = await Promise.all(
    Array.from({ length: 5_000 }, (_, index) => traced("work", "internal", {}, async () => index)),
  );
  expect(results.at(-1)).toBe(4_999);
  await down();

  const up = startTracing({ ...settings, url: collector.url }, "api", createLog("silent"));
  const failing = traced("work", "internal", {}, () => Promise.reject(new TypeError("key 12345")));
  await expect(failing).rejects.toThrow("key 12345");
  await up();
  expect(collector.text()).toContain("TypeError");
  expect(collector.text()).not.toContain("12345");
});
