import { beforeEach, expect, test } from "vitest";
import { createEventStream, type EventStream } from "./event-stream.ts";

/** What a client has received, and the bytes that it has not read. */
const response = {
  writableLength: 0,
  text: "",
  destroyed: false,
  write(text: string) {
    this.text += text;
    return true;
  },
  end: () => response,
  destroy() {
    this.destroyed = true;
    return response;
  },
};
const toBlock = (block: number) => ({ block: String(block), time: null, stale: null });

let stream: EventStream;
beforeEach(() => {
  Object.assign(response, { writableLength: 0, text: "", destroyed: false });
  stream = createEventStream(response as never);
});

test("sends a member's change before the block, whose id the client resumes from", () => {
  stream.send({ block: toBlock(7), member: { username: "willow" } });
  expect(response.text).toBe(
    'event: member\ndata: {"username":"willow"}\n\n' +
      'event: block\nid: 7\ndata: {"block":"7","time":null,"stale":null}\n\n',
  );
});

test("holds one event of each type for a slow reader: the newest", () => {
  response.writableLength = 5_000;
  stream.send({ member: { username: "willow" } });
  for (let block = 1; block <= 10_000; block++) stream.send({ block: toBlock(block) });
  expect(response.text).toBe("");
  response.writableLength = 0;
  stream.flush();
  expect(response.text.match(/event: \w+|id: \d+/g)).toEqual(["event: member", "event: block", "id: 10000"]);
  stream.flush();
  expect(response.text.match(/event/g)).toHaveLength(2);
});

test("sends nothing after its end", () => {
  stream.end();
  stream.send({ block: toBlock(1) });
  stream.heartbeat();
  expect(response.text).toBe("");
});

test("disconnects a client that reads nothing between two heartbeats", () => {
  stream.heartbeat();
  expect(response.text).toBe(":\n\n");
  response.writableLength = 5_000;
  stream.heartbeat();
  expect(response.destroyed).toBe(false);
  response.writableLength = 0;
  stream.heartbeat();
  response.writableLength = 5_000;
  stream.heartbeat();
  expect(response.destroyed).toBe(false);
  stream.heartbeat();
  expect(response.destroyed).toBe(true);
});
