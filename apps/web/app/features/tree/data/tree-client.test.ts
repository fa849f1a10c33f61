import { expect, test } from "vitest";
import type { TreeAnswer, TreeRequest, TreeSubject } from "./messages.ts";
import { TreeClient, type TreeWorker } from "./tree-client.ts";

const subject: TreeSubject = { chainId: 1, plan: "core", contract: "0x", username: "willow", member: 2 };

function start() {
  const requests: TreeRequest[] = [];
  const shown: TreeAnswer[] = [];
  const refused: (string | null)[] = [];
  const worker: TreeWorker & { isEnded: boolean } = {
    isEnded: false,
    onmessage: null,
    onerror: null,
    postMessage: (request) => void requests.push(request),
    terminate() {
      worker.isEnded = true;
    },
  };
  let now = 0;
  const reports = {
    show: (answer: TreeAnswer) => void shown.push(answer),
    token: () => "token",
    refused: (token: string | null) => void refused.push(token),
  };
  const client = new TreeClient(worker, subject, reports, () => now);
  return {
    client,
    worker,
    requests,
    shown,
    refused,
    answer: (answer: TreeAnswer) => worker.onmessage?.(new MessageEvent("message", { data: answer })),
    pass(ms: number) {
      now += ms;
    },
  };
}

const failed = (id: number, status: number): TreeAnswer => ({
  type: "failed",
  id,
  problem: { message: "", status, errors: {}, retryAfter: null },
});

test("sends the subject and the session's token, and resolves when the worker is done", async () => {
  const { client, requests, answer, shown } = start();
  const loading = client.load();
  expect(requests).toEqual([{ id: 1, subject, token: "token" }]);
  answer({ type: "done", id: 1 });
  await loading;
  expect(shown).toEqual([{ type: "done", id: 1 }]);
});

test("shows the answers to the newest request only", async () => {
  const { client, answer, shown } = start();
  const older = client.load();
  const newer = client.load();
  answer(failed(1, 0));
  answer({ type: "done", id: 2 });
  await Promise.all([older, newer]);
  expect(shown).toEqual([{ type: "done", id: 2 }]);
});

test("reports the token that the API refused", async () => {
  const { client, answer, refused, shown } = start();
  const loading = client.load();
  answer(failed(1, 401));
  await loading;
  expect(refused).toEqual(["token"]);
  expect(shown).toEqual([failed(1, 401)]);
});

test("fails all requests when the worker breaks", async () => {
  const { client, worker, shown } = start();
  const loading = client.load();
  worker.onerror?.(Object.assign(new Event("error"), { message: "no script" }) as ErrorEvent);
  await loading;
  expect(shown).toMatchObject([{ type: "failed", problem: { status: -1, message: "no script" } }]);
});

test("waits between two refreshes", async () => {
  const { client, requests, answer, pass } = start();
  const first = client.refresh(60_000);
  answer({ type: "done", id: 1 });
  await first;
  pass(59_999);
  await client.refresh(60_000);
  expect(requests).toHaveLength(1);
  pass(1);
  const second = client.refresh(60_000);
  answer({ type: "done", id: 2 });
  await second;
  expect(requests).toHaveLength(2);
});

test("ends its worker and its requests", async () => {
  const { client, worker, answer, shown } = start();
  const loading = client.load();
  client.stop();
  await loading;
  answer({ type: "done", id: 1 });
  expect(worker.isEnded).toBe(true);
  expect(shown).toEqual([]);
});
