import { beforeEach, describe, expect, test } from "vitest";
import { testStorage } from "../../../lib/test-storage.ts";
import type { FollowListener } from "./follow-transaction.ts";
import { createPendingTransactions } from "./pending-transactions.ts";
import type { Transaction, TransactionHash } from "./transaction.ts";
import { createTransactionFlow, type FlowServices, type FlowStore } from "./transaction-flow.ts";

const first = `0x${"a".repeat(64)}` as const;
const second = `0x${"b".repeat(64)}` as const;
const scope = { chainId: 31_337, address: "0x00000000219ab540356cbB839Cbe05303d7705Fa" } as const;

let items: Map<string, string>;
let followed: (Parameters<FlowServices["follow"]>[0] & FollowListener)[];
let reports: Transaction["step"][];
let doubles: TransactionHash[];

beforeEach(() => {
  items = new Map();
  followed = [];
  reports = [];
  doubles = [];
});

function open(): FlowStore {
  return createTransactionFlow("topUp", scope, {
    pending: createPendingTransactions(testStorage(items)),
    async follow({ hash, call }, listener) {
      followed.push({ hash, call, ...listener });
    },
    report: (_, { step }) => reports.push(step),
    reportDouble: (hash) => doubles.push(hash),
    now: () => 5,
  });
}

/** A wallet that answers each request when the test says so. */
function wallet() {
  const requests: PromiseWithResolvers<TransactionHash>[] = [];
  const steps = {
    simulate: async () => null,
    send: () => {
      const request = Promise.withResolvers<TransactionHash>();
      requests.push(request);
      return request.promise;
    },
  };
  return {
    steps,
    answer: async (index: number, hash: TransactionHash) => {
      requests[index]?.resolve(hash);
      await turn();
    },
    decline: async (index: number) => {
      requests[index]?.reject(Object.assign(new Error("User rejected"), { code: 4001 }));
      await turn();
    },
    count: () => requests.length,
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

function settle(hash: TransactionHash): void {
  followed.at(-1)?.dispatch({ type: "settled", outcome: { result: "mined", hash, events: [] } });
}

async function openWithSilentWallet() {
  const flow = open();
  const leave = flow.subscribe(() => {});
  const { steps, ...rest } = wallet();
  void flow.start(steps);
  await turn();
  expect(flow.getState()).toEqual({ step: "signing" });
  return { flow, leave, steps, ...rest };
}

describe("a silent wallet", () => {
  test("can be abandoned, and a second request started", async () => {
    const { flow, steps, answer, count } = await openWithSilentWallet();
    flow.abandon();
    expect(flow.getState()).toEqual({ step: "abandoned" });
    expect(flow.isAsking()).toBe(true);
    void flow.start(steps);
    await turn();
    expect(count()).toBe(2);
    await answer(1, second);
    expect(flow.getState()).toEqual({ step: "pending", hash: second, stalled: false });
  });

  test("that confirms the abandoned request is followed, and asked no second time", async () => {
    const { flow, steps, answer, count } = await openWithSilentWallet();
    flow.abandon();
    const simulated = Promise.withResolvers<null>();
    void flow.start({ ...steps, simulate: () => simulated.promise });
    await answer(0, first);
    expect(flow.getState()).toEqual({ step: "pending", hash: first, stalled: false });
    simulated.resolve(null);
    await turn();
    expect(count()).toBe(1);
    settle(first);
    expect(flow.getState()).toEqual({ step: "mined", hash: first, events: [] });
    expect(flow.isAsking()).toBe(false);
  });

  test("that declines the abandoned request does not end the second one", async () => {
    const { flow, steps, decline } = await openWithSilentWallet();
    flow.abandon();
    void flow.start(steps);
    await turn();
    await decline(0);
    expect(flow.getState()).toEqual({ step: "signing" });
    await decline(1);
    expect(flow.getState()).toEqual({ step: "rejected" });
  });

  test.each([
    ["while the first is pending", () => {}],
    ["after the first is mined", () => settle(first)],
  ])("that confirms both requests reports the second, %s", async (_, between) => {
    const { flow, steps, answer } = await openWithSilentWallet();
    flow.abandon();
    void flow.start(steps);
    await turn();
    await answer(0, first);
    between();
    await answer(1, second);
    expect(doubles).toEqual([second]);
    expect(flow.getState()).toMatchObject({ hash: first });
  });
});

describe("without its screen", () => {
  test("a late confirmation is reported up to its outcome, and stored until then", async () => {
    const { flow, leave, answer } = await openWithSilentWallet();
    leave();
    await answer(0, first);
    expect([...items.values()].join()).toContain(first);
    settle(first);
    expect(reports).toEqual(["pending", "mined"]);
    expect(items.size).toBe(0);
    expect(flow.getState()).toEqual({ step: "idle" });
  });

  test("a request that is still open is shown to the next screen", async () => {
    const { flow, leave, answer } = await openWithSilentWallet();
    leave();
    expect(flow.getState()).toEqual({ step: "signing" });
    flow.subscribe(() => {});
    await answer(0, first);
    expect(flow.getState()).toMatchObject({ step: "pending", hash: first });
    expect(reports).toEqual([]);
  });

  test("an outcome is not shown to the next screen", async () => {
    const { flow, leave, decline } = await openWithSilentWallet();
    await decline(0);
    expect(flow.getState()).toEqual({ step: "rejected" });
    leave();
    expect(flow.getState()).toEqual({ step: "idle" });
  });
});

describe("a transaction sent before a reload", () => {
  async function reload(): Promise<FlowStore> {
    const { answer } = await openWithSilentWallet();
    await answer(0, first);
    return open();
  }

  test("is resumed by the first subscriber", async () => {
    const flow = await reload();
    flow.subscribe(() => {});
    expect(flow.getState()).toEqual({ step: "pending", hash: first, stalled: false });
    settle(first);
    expect(flow.getState()).toEqual({ step: "mined", hash: first, events: [] });
  });

  test("is followed with what identifies its replacement, unless it has ended", async () => {
    await reload();
    const call = { from: scope.address, nonce: 5, digest: second } as const;
    followed.at(-1)?.remember(call);
    open().subscribe(() => {});
    expect(followed.at(-1)).toMatchObject({ hash: first, call });
    settle(first);
    followed.at(-1)?.remember(call);
    expect(items.size).toBe(0);
  });

  test("blocks another one, and a late event of its first follower counts no more", async () => {
    const flow = await reload();
    const { steps, count } = wallet();
    flow.subscribe(() => {});
    await flow.start(steps);
    expect(count()).toBe(0);
    followed.at(-1)?.dispatch({ type: "waitEnded" });
    const earlier = followed.at(-1);
    flow.checkAgain();
    earlier?.dispatch({ type: "waitEnded" });
    expect(flow.getState()).toEqual({ step: "pending", hash: first, stalled: false });
  });

  test("can be dismissed once it stalls", async () => {
    const flow = await reload();
    flow.subscribe(() => {});
    flow.forget();
    expect(flow.getState().step).toBe("pending");
    followed.at(-1)?.dispatch({ type: "waitEnded" });
    flow.forget();
    expect(flow.getState()).toEqual({ step: "idle" });
    expect(items.size).toBe(0);
  });
});
