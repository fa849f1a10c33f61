import { expect, test, vi } from "vitest";
import { readStream, type StreamEvent } from "./read-stream.ts";

function toStream(...chunks: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readStream(stream, 60_000)) events.push(event);
  return events;
}

test("reads events that are cut anywhere, and skips comments", async () => {
  const text =
    ':\n\nevent: member\ndata: {"username":"oak"}\n\nevent: block\nid: 31\ndata: {"block":"31"}\n\n:\n\n';
  const events = [
    { type: "member", id: null, data: '{"username":"oak"}' },
    { type: "block", id: "31", data: '{"block":"31"}' },
  ];
  expect(await readAll(toStream(text))).toEqual(events);
  expect(await readAll(toStream(...text))).toEqual(events);
  expect(await readAll(toStream(text.replaceAll("\n", "\r\n")))).toEqual(events);
});

test("drops an event that the end of the stream cut off", async () => {
  expect(await readAll(toStream("event: block\nid: 31\ndata: {}"))).toEqual([]);
});

test("ends when nothing arrives for too long", async () => {
  vi.useFakeTimers();
  try {
    const cancel = vi.fn();
    const silent = new ReadableStream<Uint8Array>({ cancel });
    const ended = readStream(silent, 45_000).next();
    await vi.advanceTimersByTimeAsync(45_000);
    expect(await ended).toEqual({ done: true, value: undefined });
    expect(cancel).toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
