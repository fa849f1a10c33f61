import { planAbi } from "@canopy/protocol/abi/plan.gen";
import {
  createPublicClient,
  custom,
  encodeErrorResult,
  encodeEventTopics,
  type PublicClient,
  toHex,
} from "viem";
import { polygon } from "viem/chains";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { explainExchanges } from "../../../chain/error-messages/exchange-error.ts";
import { exchangeReasons } from "../../../chain/error-messages/exchange-error-messages.ts";
import { followTransaction } from "./follow-transaction.ts";
import type { SentCall } from "./pending-transactions.ts";
import type { TransactionEvent } from "./transaction.ts";

explainExchanges(exchangeReasons);

const hash = `0x${"a".repeat(64)}` as const;
const other = `0x${"b".repeat(64)}` as const;
const from = "0x00000000219ab540356cbb839cbe05303d7705fa";
const plan = "0x1111111111111111111111111111111111111111";

const sent = { hash, from, to: plan, nonce: "0x5", value: "0x10", input: "0xabcd", gas: "0x1", type: "0x2" };

/** A viem client for a node with preset responses. */
function fakeClient(
  responses: Record<string, (params: readonly unknown[]) => unknown>,
  pollingInterval = 10,
): PublicClient {
  return createPublicClient({
    chain: polygon,
    pollingInterval,
    transport: custom(
      {
        async request({ method, params }: { method: string; params: readonly unknown[] }) {
          const respond = responses[method];
          if (!respond) throw new Error(`the node does not know ${method}`);
          return respond(params ?? []);
        },
      },
      { retryCount: 0 },
    ),
  });
}

function receipt(transactionHash: string, status: "0x0" | "0x1") {
  return { transactionHash, status, blockNumber: "0x7", type: "0x2", logs: [], from, to: plan };
}

let remembered: SentCall[];
beforeEach(() => {
  remembered = [];
});

async function follow(client: PublicClient, call?: SentCall): Promise<TransactionEvent[]> {
  const events: TransactionEvent[] = [];
  await followTransaction(
    client,
    { hash, call },
    { dispatch: (event) => events.push(event), remember: (found) => remembered.push(found) },
  );
  return events;
}

/** What a page remembers of the sent transaction. */
async function readSentCall(): Promise<SentCall> {
  const client = fakeClient({
    eth_getTransactionReceipt: ([asked]) => (remembered.length > 0 ? receipt(String(asked), "0x1") : null),
    eth_getTransactionByHash: () => ({ ...sent, blockNumber: null }),
    eth_getTransactionCount: () => "0x5",
  });
  await follow(client);
  const [call] = remembered;
  if (call === undefined) throw new Error("Nothing was remembered");
  remembered = [];
  return call;
}

describe("followTransaction", () => {
  test("a successful receipt is mined, with the events of the plan", async () => {
    const withdrawn = {
      address: plan,
      topics: encodeEventTopics({ abi: planAbi, eventName: "Withdrawn", args: { id: 7 } }),
      data: toHex(12n, { size: 32 }),
    };
    const foreign = { address: from, topics: [hash], data: "0x" };
    const client = fakeClient({
      eth_getTransactionReceipt: () => ({ ...receipt(hash, "0x1"), logs: [foreign, withdrawn] }),
    });
    expect(await follow(client)).toMatchObject([
      {
        type: "settled",
        outcome: {
          result: "mined",
          hash,
          events: [{ eventName: "Withdrawn", args: { id: 7, amount: 12n } }],
        },
      },
    ]);
  });

  /** A node on which the sent transaction has reverted, and `replay` responds to its call. */
  function revertedBy(replay: (params: readonly unknown[]) => unknown): PublicClient {
    return fakeClient({
      eth_getTransactionReceipt: () => receipt(hash, "0x0"),
      eth_getTransactionByHash: () => ({ ...sent, blockNumber: "0x7" }),
      eth_call: replay,
    });
  }

  test("a failed receipt is reported as reverted, with the plan's error of the same call in the same block", async () => {
    const client = revertedBy(([call, block]) => {
      expect(call).toMatchObject({ from, to: plan, data: sent.input, value: sent.value });
      expect(block).toBe("0x7");
      throw Object.assign(new Error("execution reverted"), {
        code: 3,
        data: encodeErrorResult({ abi: planAbi, errorName: "UsernameTaken" }),
      });
    });
    expect(await follow(client)).toEqual([
      {
        type: "settled",
        outcome: { result: "reverted", hash, reason: { code: "PLAN", name: "UsernameTaken", args: [] } },
      },
    ]);
  });

  test("a failed receipt has an exchange's reason, too", async () => {
    const client = revertedBy(() => {
      throw Object.assign(new Error("execution reverted: Too little received"), { code: 3 });
    });
    expect(await follow(client)).toEqual([
      { type: "settled", outcome: { result: "reverted", hash, reason: { code: "PRICE_MOVED" } } },
    ]);
  });

  test.each([
    ["does not revert", () => "0x"],
    [
      "fails on the node",
      () => {
        throw new Error("missing trie node");
      },
    ],
  ])("a failed receipt is reported without a reason if the replay %s", async (_, replay) => {
    expect(await follow(revertedBy(replay))).toEqual([
      { type: "settled", outcome: { result: "reverted", hash, reason: null } },
    ]);
  });

  /** A node without the sent transaction: another one with its nonce was mined in `block`, of 90. */
  function replacedBy(transaction: Partial<typeof sent>, block = 90): PublicClient {
    const toCount = (asked: unknown) => (asked === "latest" || Number(asked) >= block ? "0x6" : "0x5");
    return fakeClient({
      eth_blockNumber: () => toHex(90),
      eth_getTransactionByHash: () => null,
      eth_getTransactionReceipt: ([asked]) => (asked === other ? receipt(other, "0x1") : null),
      eth_getTransactionCount: ([, asked]) => toCount(asked),
      eth_getBlockByNumber: ([asked]) => {
        if (Number(asked) !== block) throw new Error(`block ${String(asked)} is not needed`);
        const foreign = { ...sent, hash: `0x${"c".repeat(64)}`, from: plan, blockNumber: toHex(block) };
        const mined = { ...sent, hash: other, blockNumber: toHex(block), ...transaction };
        return { number: toHex(block), timestamp: "0x1", transactions: [foreign, mined] };
      },
    });
  }

  test.each([
    90, 89, 60, 1,
  ])("a sped-up call is mined under its new hash, found in block %i", async (block) => {
    expect(await follow(replacedBy({}, block), await readSentCall())).toEqual([
      { type: "repriced", hash: other },
      { type: "settled", outcome: { result: "mined", hash: other, events: [] } },
    ]);
  });

  test.each([
    ["cancelled", { to: from, value: "0x0", input: "0x" }],
    ["replaced by another call", { input: "0xffff" }],
  ])("one that the wallet %s is replaced", async (_, transaction) => {
    expect(await follow(replacedBy(transaction, 40), await readSentCall())).toEqual([
      { type: "settled", outcome: { result: "replaced", by: other } },
    ]);
  });

  test("one that is mined on a node that is behind is not replaced", async () => {
    let reads = 0;
    const behind = fakeClient({
      eth_blockNumber: () => "0x7",
      eth_getTransactionReceipt: () => (reads++ < 2 ? null : receipt(hash, "0x1")),
      eth_getTransactionCount: ([, asked]) => (asked === "0x6" ? "0x5" : "0x6"),
      eth_getBlockByNumber: () => ({
        number: "0x7",
        timestamp: "0x1",
        transactions: [{ ...sent, blockNumber: "0x7" }],
      }),
    });
    expect(await follow(behind, await readSentCall())).toEqual([
      { type: "settled", outcome: { result: "mined", hash, events: [] } },
    ]);
  });

  describe("without an outcome, ends the wait after two minutes, but not the transaction", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    /** Milliseconds, few enough checks for two minutes. */
    const POLLING = 2_000;

    async function followPatiently(client: PublicClient, call?: SentCall): Promise<TransactionEvent[]> {
      const following = follow(client, call);
      await vi.advanceTimersByTimeAsync(119_000);
      expect(await Promise.race([following, "waiting"])).toBe("waiting");
      await vi.advanceTimersByTimeAsync(2_000);
      return following;
    }

    test("when the node fails", async () => {
      const client = fakeClient(
        {
          eth_getTransactionReceipt: () => {
            throw new Error("boom");
          },
          eth_getTransactionByHash: () => sent,
        },
        POLLING,
      );
      expect(await followPatiently(client)).toEqual([{ type: "waitEnded" }]);
    });

    test("when the node never had it", async () => {
      const client = fakeClient(
        {
          eth_getTransactionReceipt: () => null,
          eth_getTransactionByHash: () => null,
        },
        POLLING,
      );
      expect(await followPatiently(client)).toEqual([{ type: "waitEnded" }]);
      expect(remembered).toEqual([]);
    });

    test("when a node without old states can't tell what replaced it, which is asked once", async () => {
      let asked = 0;
      const client = fakeClient(
        {
          eth_blockNumber: () => toHex(90),
          eth_getTransactionReceipt: () => null,
          eth_getTransactionCount: ([, block]) => {
            if (block === "latest") return "0x6";
            asked += 1;
            throw new Error("missing trie node");
          },
        },
        POLLING,
      );
      const call = { from, nonce: 5, digest: hash } as const;
      expect(await followPatiently(client, call)).toEqual([{ type: "waitEnded" }]);
      expect(asked).toBe(1);
    });
  });
});
