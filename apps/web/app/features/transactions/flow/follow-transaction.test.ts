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
import { describe, expect, test } from "vitest";
import { explainExchanges } from "../../../chain/exchange/exchange-error.ts";
import { exchangeReasons } from "../../../chain/exchange/exchange-failure.ts";
import { followTransaction } from "./follow-transaction.ts";
import type { TransactionEvent } from "./transaction.ts";

explainExchanges(exchangeReasons);

const hash = `0x${"a".repeat(64)}` as const;
const other = `0x${"b".repeat(64)}` as const;
const from = "0x00000000219ab540356cbb839cbe05303d7705fa";
const plan = "0x1111111111111111111111111111111111111111";

const sent = { hash, from, to: plan, nonce: "0x5", value: "0x10", input: "0xabcd", gas: "0x1", type: "0x2" };

/** A viem client for a node with preset responses. */
function fakeClient(responses: Record<string, (params: readonly unknown[]) => unknown>): PublicClient {
  return createPublicClient({
    chain: polygon,
    pollingInterval: 10,
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

async function follow(client: PublicClient): Promise<TransactionEvent[]> {
  const events: TransactionEvent[] = [];
  await followTransaction(client, hash, (event) => events.push(event));
  return events;
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

  function replacedBy(transaction: Partial<typeof sent>): PublicClient {
    return fakeClient({
      eth_blockNumber: () => "0x7",
      eth_getTransactionByHash: () => ({ ...sent, blockNumber: null }),
      eth_getTransactionReceipt: ([asked]) => (asked === other ? receipt(other, "0x1") : null),
      eth_getBlockByNumber: () => ({
        number: "0x7",
        timestamp: "0x1",
        transactions: [{ ...sent, hash: other, blockNumber: "0x7", ...transaction }],
      }),
    });
  }

  test("a sped-up call is mined under its new hash", async () => {
    expect(await follow(replacedBy({}))).toEqual([
      { type: "repriced", hash: other },
      { type: "settled", outcome: { result: "mined", hash: other, events: [] } },
    ]);
  });

  test.each([
    ["cancelled", { to: from, value: "0x0", input: "0x" }],
    ["replaced by another call", { input: "0xffff" }],
  ])("one that the wallet %s is replaced", async (_, transaction) => {
    expect(await follow(replacedBy(transaction))).toEqual([
      { type: "settled", outcome: { result: "replaced", by: other } },
    ]);
  });

  test("a failing node ends the wait but not the transaction", async () => {
    const client = fakeClient({
      eth_getTransactionByHash: () => sent,
      eth_getTransactionReceipt: () => {
        throw new Error("boom");
      },
      eth_blockNumber: () => "0x7",
      eth_getBlockByNumber: () => {
        throw new Error("boom");
      },
    });
    expect(await follow(client)).toEqual([{ type: "waitEnded" }]);
  });
});
