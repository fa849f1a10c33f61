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
  error: { message: "", status, errors: {}, retryAfter: null },
});

const scriptError = (): ErrorEvent =>
  Object.assign(new Event("error"), { message: "no script", filename: "", lineno: 0, colno: 0, error: null });

test("sends the subject and the session's token, and resolves when the worker is done", async () => {
  const { client, requests, answer, shown } = start();
  const loading = client.refresh();
  expect(requests).toEqual([{ id: 1, subject, token: "token", withSponsors: false }]);
  answer({ type: "done", id: 1 });
  await loading;
  expect(shown).toEqual([{ type: "done", id: 1 }]);
});

test("requests the sponsors after the request that is under way, and with each later one", async () => {
  const { client, requests, answer } = start();
  const loading = client.refresh();
  const wanted = Promise.all([client.loadSponsors(), client.loadSponsors()]);
  answer({ type: "done", id: 1 });
  await loading;
  await expect.poll(() => requests.length).toBe(2);
  answer({ type: "done", id: 2 });
  await wanted;
  void client.refresh();
  expect(requests.map(({ withSponsors }) => withSponsors)).toEqual([false, true, true]);
});

test("joins a request that is under way", async () => {
  const { client, requests, answer, shown } = start();
  const both = Promise.all([client.refresh(), client.refresh()]);
  answer({ type: "done", id: 1 });
  await both;
  expect(requests).toHaveLength(1);
  const later = client.refresh();
  answer({ type: "done", id: 1 });
  answer({ type: "done", id: 2 });
  await later;
  expect(shown).toEqual([
    { type: "done", id: 1 },
    { type: "done", id: 2 },
  ]);
});

test("reports the token that the API refused", async () => {
  const { client, answer, refused, shown } = start();
  const loading = client.refresh();
  answer(failed(1, 401));
  await loading;
  expect(refused).toEqual(["token"]);
  expect(shown).toEqual([failed(1, 401)]);
});

test("fails when the worker breaks", async () => {
  const { client, worker, shown } = start();
  const loading = client.refresh();
  worker.onerror?.(scriptError());
  await loading;
  expect(shown).toMatchObject([{ type: "failed", error: { status: -1, message: "no script" } }]);
});

test("fails at once after the worker broke", async () => {
  const { client, worker, shown } = start();
  worker.onerror?.(scriptError());
  await client.refresh();
  expect(shown).toMatchObject([{ type: "failed", error: { status: -1 } }]);
});

test("waits between two refreshes, but not after a failure", async () => {
  const { client, requests, answer, pass } = start();
  const refresh = async (finish: TreeAnswer) => {
    const refreshed = client.refresh(60_000);
    answer(finish);
    await refreshed;
    return requests.length;
  };
  expect(await refresh(failed(1, 0))).toBe(1);
  expect(await refresh({ type: "done", id: 2 })).toBe(2);
  pass(59_999);
  expect(await refresh({ type: "done", id: 3 })).toBe(2);
  pass(1);
  expect(await refresh({ type: "done", id: 3 })).toBe(3);
});

test("ends its worker and its request", async () => {
  const { client, worker, answer, shown } = start();
  const loading = client.refresh();
  client.stop();
  await loading;
  answer({ type: "done", id: 1 });
  expect(worker.isEnded).toBe(true);
  expect(shown).toEqual([]);
});
