import type { FastifyReply, FastifyRequest } from "fastify";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handleError } from "../error-handler.ts";
import { generalLimit } from "./general-limit.ts";

const exceeded = vi.fn<(request: FastifyRequest) => void>();
let app: FastifyInstance;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  exceeded.mockClear();
  app = Fastify();
  app.setErrorHandler(handleError);
  app.decorateRequest("allowance", null);
  app.addHook("onRequest", generalLimit(2, exceeded));
  app.get("/", (request: FastifyRequest, reply: FastifyReply) => reply.send(request.allowance));
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

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
