import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setCheckpoint, toAccount } from "../../../test/support/insert-rows.ts";
import { buildSeededServer, type SeededServer } from "../../../test/support/seeded-server.ts";
import { startSession } from "../auth/sessions.ts";

let server: SeededServer;
let url: string;
beforeAll(async () => {
  server = await buildSeededServer();
  url = `${await server.app.listen({ port: 0, host: "127.0.0.1" })}/api/events`;
});
afterAll(() => server.close());

const openings: AbortController[] = [];
async function open(headers: Record<string, string> = {}) {
  const abort = new AbortController();
  openings.push(abort);
  const response = await fetch(url, { headers, signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    response,
    /** The next part of the stream; null at its end. */
    read: async () => (await reader?.read())?.value ?? null,
    leave: () => abort.abort(),
  };
}
const leaveAll = () => openings.splice(0).map((abort) => abort.abort());
const toToken = (member: number) =>
  startSession(server.database, { chainId: 31_337, address: toAccount(member) }, new Date());

describe("GET /events", () => {
  test("streams the present block, then each new one, uncached and unbuffered", async () => {
    const { response, read } = await open();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    const stale = '{"cause":"node","asOf":null}';
    expect(await read()).toBe(
      `event: block\nid: 100\ndata: {"block":"100","time":null,"stale":${stale}}\n\n`,
    );
    await setCheckpoint(server.database, 101n);
    expect(await read()).toContain("event: block\nid: 101\n");
    leaveAll();
  });

  test("a signed-in member who resumes learns of changes", async () => {
    const headers = { authorization: `Bearer ${await toToken(2)}`, "last-event-id": "5" };
    const { read } = await open(headers);
    expect(await read()).toContain('event: member\ndata: {"username":"willow"}\n\nevent: block\nid: 101\n');
    leaveAll();
  });

  test.each([
    ["an unknown token", { authorization: `Bearer ${"a".repeat(43)}` }, 401],
    ["a malformed token", { authorization: "Basic YTph" }, 401],
    ["a wrong id", { "last-event-id": "x" }, 422],
  ])("%s: refused", async (_, headers, status) => {
    const { response } = await open(headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toContain("application/json");
    leaveAll();
  });

  test("HEAD: 405, since it would never end", async () => {
    expect((await fetch(url, { method: "HEAD" })).status).toBe(405);
  });

  test("refuses more than 64 streams of one address, until one ends", async () => {
    const streams = await Promise.all(Array.from({ length: 64 }, () => open()));
    const refused = await open();
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get("retry-after")).toBe("30");
    const metric = await server.services.metrics.registry.getSingleMetricAsString("canopy_event_streams");
    expect(metric).toContain("canopy_event_streams 64");
    streams[0]?.leave();
    await expect.poll(async () => (await open()).response.status, { timeout: 20_000 }).toBe(200);
    leaveAll();
  });

  test("ends when the server stops, and a stopping server accepts no streams", async () => {
    const { read } = await open();
    await read();
    server.services.lifecycle.isStopping = true;
    expect((await open()).response.status).toBe(503);
    await expect.poll(read, { timeout: 20_000 }).toBeNull();
  });
});
