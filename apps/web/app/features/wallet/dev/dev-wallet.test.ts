import { createServer, type Server } from "node:http";
import { defineChain, parseTransaction, recoverMessageAddress, recoverTransactionAddress, toHex } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { testStorage } from "../../../lib/test-storage.ts";
import {
  chooseDevAccount,
  chosenDevAccount,
  createDevAccount,
  type DevAccount,
  listDevAccounts,
  toSigner,
} from "./dev-accounts.ts";
import { createDevProvider, fundDevAccount } from "./dev-provider.ts";

const willow: DevAccount = { kind: "seeded", seed: 1 };
const plan = "0x1111111111111111111111111111111111111111";

const items = new Map<string, string>();
const storage = testStorage(items);
beforeEach(() => items.clear());

describe("accounts", () => {
  test("the first seeded member has the mnemonic's fourth address", () => {
    expect(toSigner(willow).address).toBe("0x90F79bf6EB2c4f870365E785982E1f101E93b906");
  });

  test("a new account is stored and first in the list", () => {
    const first = createDevAccount(storage);
    const second = createDevAccount(storage);
    expect(listDevAccounts(storage).slice(0, 3)).toEqual([second, first, willow]);
    expect(toSigner(first).address).not.toBe(toSigner(second).address);
  });

  test("the chosen account survives a reload", () => {
    expect(chosenDevAccount(storage)).toBeNull();
    chooseDevAccount(storage, willow);
    expect(chosenDevAccount(storage)).toEqual(willow);
    chooseDevAccount(storage, null);
    expect(items.size).toBe(0);
  });

  test.each([
    "{",
    '{"kind":"seeded","seed":-1}',
    '{"kind":"fresh","privateKey":"0x12"}',
  ])("damaged storage (%s) counts as no account", (text) => {
    items.set("canopy-dev-account", text);
    expect(chosenDevAccount(storage)).toBeNull();
  });
});

describe("provider", () => {
  const requestSchema = z.object({
    id: z.number(),
    method: z.string(),
    params: z.array(z.unknown()).optional(),
  });
  let server: Server;
  let url: string;
  let calls: { method: string; params: readonly unknown[] }[];

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      const { id, method, params = [] } = requestSchema.parse(JSON.parse(body));
      calls.push({ method, params });
      const results: Record<string, unknown> = {
        eth_chainId: toHex(31_337),
        eth_getTransactionCount: "0x2",
        eth_estimateGas: "0x5208",
        eth_gasPrice: "0x1",
        eth_maxPriorityFeePerGas: "0x1",
        eth_getBlockByNumber: { number: "0x1", baseFeePerGas: "0x1", timestamp: "0x1", transactions: [] },
        eth_sendRawTransaction: `0x${"c".repeat(64)}`,
        eth_blockNumber: "0x2a",
        anvil_setBalance: null,
      };
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result: results[method] ?? null }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    url = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    calls = [];
  });

  function provider(account: DevAccount | null = willow) {
    return createDevProvider(chain(), () => account && toSigner(account));
  }

  function chain() {
    return defineChain({
      id: 31_337,
      name: "Local",
      nativeCurrency: { name: "POL", symbol: "POL", decimals: 18 },
      rpcUrls: { default: { http: [url] } },
    });
  }

  test("returns its account and chain", async () => {
    expect(await provider().request({ method: "eth_requestAccounts" })).toEqual([toSigner(willow).address]);
    expect(await provider().request({ method: "eth_chainId" })).toBe("0x7a69");
  });

  test("without an account behaves like a locked wallet", async () => {
    expect(await provider(null).request({ method: "eth_accounts" })).toEqual([]);
    await expect(provider(null).request({ method: "eth_requestAccounts" })).rejects.toMatchObject({
      code: 4100,
    });
  });

  test("signs a message with a recoverable signer", async () => {
    const message = "Sign in";
    const signature = z
      .templateLiteral(["0x", z.string()])
      .parse(await provider().request({ method: "personal_sign", params: [toHex(message), plan] }));
    expect(await recoverMessageAddress({ message, signature })).toBe(toSigner(willow).address);
  });

  test("signs and sends a transaction as requested", async () => {
    const transaction = { from: plan, to: plan, data: "0xabcd", value: "0x10", gas: "0x30d40" };
    const hash = await provider().request({ method: "eth_sendTransaction", params: [transaction] });
    expect(hash).toBe(`0x${"c".repeat(64)}`);
    const raw = z
      .templateLiteral(["0x02", z.string()])
      .parse(calls.find(({ method }) => method === "eth_sendRawTransaction")?.params[0]);
    expect(parseTransaction(raw)).toMatchObject({
      to: plan,
      data: "0xabcd",
      value: 16n,
      gas: 200_000n,
      nonce: 2,
    });
    expect(await recoverTransactionAddress({ serializedTransaction: raw })).toBe(toSigner(willow).address);
  });

  test("rejects an invalid transaction and sends nothing", async () => {
    await expect(provider().request({ method: "eth_sendTransaction", params: ["0x"] })).rejects.toThrow();
    expect(calls).toEqual([]);
  });

  test("forwards everything else to the node", async () => {
    expect(await provider().request({ method: "eth_blockNumber" })).toBe("0x2a");
  });

  test("funds a new account through the test node", async () => {
    await fundDevAccount(chain(), plan);
    expect(calls).toEqual([{ method: "anvil_setBalance", params: [plan, toHex(10_000n * 10n ** 18n)] }]);
  });
});
