import type { FastifyReply, FastifyRequest } from "fastify";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { handleError } from "../error-handler.ts";
import { generalLimit } from "./general-limit.ts";
import type { Addition, SharedCount } from "./shared-counts.ts";

const exceeded = vi.fn<(request: FastifyRequest) => void>();
const add = vi.fn<(additions: readonly Addition[]) => Promise<SharedCount[]>>();
let app: FastifyInstance;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  exceeded.mockClear();
  // The database does not answer.
  add.mockReset().mockReturnValue(new Promise(() => undefined));
  app = buildApp(2);
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

function buildApp(max: number): FastifyInstance {
  const limited = Fastify();
  limited.setErrorHandler(handleError);
  limited.decorateRequest("allowance", null);
  limited.addHook("onRequest", generalLimit(max, { add }, exceeded));
  limited.get("/", (request: FastifyRequest, reply: FastifyReply) => reply.send(request.allowance));
  return limited;
}

const ask = (remoteAddress = "10.0.0.1") => app.inject({ url: "/", remoteAddress });

test("counts down, then refuses until the window of the first request ends", async () => {
  expect((await ask()).json()).toEqual({ limit: 2, remaining: 1, reset: 60 });
  vi.advanceTimersByTime(30_500);
  expect((await ask()).json()).toEqual({ limit: 2, remaining: 0, reset: 30 });
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBe("30");
  expect(exceeded).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(29_500);
  expect((await ask()).json()).toEqual({ limit: 2, remaining: 1, reset: 60 });
});

test("counts each address separately", async () => {
  for (const address of ["10.0.0.1", "10.0.0.1", "10.0.0.2"])
    expect((await ask(address)).statusCode).toBe(200);
});

test("counts a /64 of IPv6 as one address", async () => {
  const network = ["2001:db8::1", "2001:db8::2", "2001:db8::3"];
  const statuses = [];
  for (const address of network) statuses.push((await ask(address)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await ask("2001:db8:0:1::1")).statusCode).toBe(200);
});

describe("shared counts", () => {
  test("include the requests to other processes, and end with their window", async () => {
    add.mockResolvedValueOnce([{ requests: 2, remaining: 7_000 }]);
    expect((await ask()).json()).toMatchObject({ remaining: 1, reset: 60 });
    expect(add).toHaveBeenCalledWith([{ name: "general 10.0.0.1", requests: 1, window: 60_000 }]);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("7");
  });

  test("are updated for every twentieth of the limit, and not after it is reached", async () => {
    await app.close();
    app = buildApp(40);
    let requests = 0;
    add.mockImplementation(async (additions) =>
      additions.map((addition) => {
        requests += addition.requests;
        return { requests, remaining: 60_000 };
      }),
    );
    await ask();
    expect(add).not.toHaveBeenCalled();
    await ask();
    expect(add).toHaveBeenCalledOnce();
    for (let sent = 2; sent < 100; sent++) await ask();
    await vi.waitFor(() => expect(requests).toBeGreaterThan(40));
    const calls = add.mock.calls.length;
    for (let sent = 0; sent < 10; sent++) expect((await ask()).statusCode).toBe(429);
    expect(add).toHaveBeenCalledTimes(calls);
  });

  test("are added again after the database has failed", async () => {
    add.mockRejectedValueOnce(new Error("no database"));
    await ask();
    await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  });
});
