import { describe, expect, test } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { type EventServices, followEvents, type News } from "./follow-events.ts";

const block = { block: "31", time: "2026-11-22T14:03:00.000Z", stale: null };
const blockText = `event: block\nid: 31\ndata: ${JSON.stringify(block)}\n\n`;

function toStream(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

/** Follows events through `attempts`, one for each time that the stream is opened. */
async function follow(attempts: (() => ReadableStream<Uint8Array>)[]) {
  const controller = new AbortController();
  const asked: (string | null)[] = [];
  const pauses: number[] = [];
  const news: News[] = [];
  let last: string | null = null;
  const services: EventServices = {
    signal: controller.signal,
    async open(lastId) {
      asked.push(lastId);
      const attempt = attempts.shift();
      if (attempt === undefined) {
        controller.abort();
        throw controller.signal.reason;
      }
      return attempt();
    },
    readBlock: async () => block,
    emit(one) {
      news.push(one);
      if (one.type === "block" && one.id !== null) last = one.id;
    },
    async wait(ms) {
      pauses.push(ms);
    },
  };
  await followEvents(services, () => last);
  return { asked, pauses, news };
}

const fail = (error: Error) => () => {
  throw error;
};

describe("following the server's events", () => {
  test("reopens a stream that ended, after the last event", async () => {
    const { asked, pauses, news } = await follow([
      () => toStream(`event: member\ndata: {"username":"willow"}\n\n${blockText}`),
      () => toStream(""),
    ]);
    expect(asked).toEqual([null, "31", "31"]);
    expect(pauses).toEqual([1_000, 1_000]);
    expect(news).toEqual([
      { type: "member", username: "willow" },
      { type: "block", block, id: "31" },
    ]);
  });

  test("polls while the stream does not open, and does not resume after a polled block", async () => {
    const { asked, pauses, news } = await follow([
      fail(new ApiError({ status: 0 })),
      fail(new ApiError({ status: 429, retryAfter: 30 })),
    ]);
    expect(asked).toEqual([null, null, null]);
    expect(pauses).toEqual([10_000, 30_000]);
    expect(news).toEqual([
      { type: "block", block, id: null },
      { type: "unknown" },
      { type: "block", block, id: null },
      { type: "unknown" },
    ]);
  });

  test("ignores events that it does not understand", async () => {
    const { news } = await follow([
      () =>
        toStream(`event: block\ndata: {}\n\nevent: else\ndata: 1\n\nevent: member\ndata: {\n\n${blockText}`),
    ]);
    expect(news).toEqual([{ type: "block", block, id: "31" }]);
  });
});
