import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { createOutageLog, type OutageLog } from "./outage-log.ts";

let lines: unknown[];
let time: number;
let outage: OutageLog;
beforeEach(() => {
  lines = [];
  time = 0;
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
  const texts = { failed: "step failed, retrying", recovered: "step recovered" };
  outage = createOutageLog(log, texts, { reminder: 60_000, now: () => time });
});
const counts = () =>
  lines.map((line) =>
    typeof line === "object" && line !== null && "failures" in line ? line.failures : null,
  );

test("an outage is one line at its beginning and one at its end, with the number of failures", () => {
  for (let tries = 0; tries < 1_000; tries++) {
    time += 50;
    outage.failed(new Error("down"), { role: "indexer" });
  }
  time += 50;
  outage.succeeded();
  outage.succeeded();
  expect(lines).toMatchObject([
    { level: 40, role: "indexer", failures: 1, err: { message: "down" }, msg: "step failed, retrying" },
    { level: 30, failures: 1_000, seconds: 50, msg: "step recovered" },
  ]);
});

test("another kind of error, and a lasting outage, are logged again", () => {
  outage.failed(new Error("down"));
  outage.failed(new TypeError("bug"));
  outage.failed(new Error("down"));
  time = 60_000;
  outage.failed(new Error("down"));
  expect(counts()).toEqual([1, 2, 4]);
});

test("a success between failures does not end an outage that has to be quiet first", () => {
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
  const flapping = createOutageLog(
    log,
    { failed: "down", recovered: "up" },
    { quiet: 10_000, now: () => time },
  );
  for (let tries = 0; tries < 100; tries++) {
    time += 1_000;
    flapping.failed(new Error("down"));
    flapping.succeeded();
  }
  time += 10_000;
  flapping.succeeded();
  expect(counts()).toEqual([1, 100]);
});

test("the next outage is a new one", () => {
  outage.failed(new Error("down"));
  outage.succeeded();
  outage.failed(new Error("down"));
  expect(counts()).toEqual([1, 1, 1]);
});
