import { polygon } from "viem/chains";
import { describe, expect, test } from "vitest";
import { createSessionWallet, type SessionClient } from "./session-wallet.ts";

const account = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const signal = new AbortController().signal;

/** A client whose wallet accepts a proposal with `accounts`. */
function fakeClient(accounts: readonly string[]) {
  const sessions: { topic: string; namespaces: Record<string, { accounts: readonly string[] }> }[] = [];
  const calls: unknown[] = [];
  const listeners = new Map<string, () => void>();
  const client: SessionClient = {
    session: { getAll: () => [...sessions] },
    connect: async (proposal) => {
      calls.push(proposal);
      return {
        uri: "wc:topic@2",
        approval: async () => {
          const session = { topic: "topic", namespaces: { eip155: { accounts } } };
          sessions.push(session);
          return session;
        },
      };
    },
    request: async (call) => {
      calls.push(call);
      return "0xdone";
    },
    disconnect: async () => {
      sessions.length = 0;
    },
    on: (event, listener) => listeners.set(event, listener),
  };
  return { client, calls, emit: (event: string) => listeners.get(event)?.() };
}

describe("a wallet over WalletConnect", () => {
  test("proposes the plan's chain, shows the URI, and has the accounts of that chain only", async () => {
    const { client, calls } = fakeClient([`eip155:1:${account}`, `eip155:137:${account}`]);
    const wallet = createSessionWallet(client, polygon);
    expect(await wallet.provider.request({ method: "eth_accounts" })).toEqual([]);
    const shown: string[] = [];
    await wallet.pair((uri) => shown.push(uri), signal);
    expect(shown).toEqual(["wc:topic@2"]);
    expect(calls).toMatchObject([{ optionalNamespaces: { eip155: { chains: ["eip155:137"] } } }]);
    expect(await wallet.provider.request({ method: "eth_accounts" })).toEqual([account]);
    expect(await wallet.provider.request({ method: "eth_chainId" })).toBe("0x89");
  });

  test("asks the wallet for signatures and transactions", async () => {
    const { client, calls } = fakeClient([`eip155:137:${account}`]);
    const wallet = createSessionWallet(client, polygon);
    await expect(wallet.provider.request({ method: "personal_sign" })).rejects.toMatchObject({ code: 4900 });
    await wallet.pair(() => {}, signal);
    const params = ["0x00", account];
    expect(await wallet.provider.request({ method: "personal_sign", params })).toBe("0xdone");
    expect(calls.at(-1)).toEqual({
      topic: "topic",
      chainId: "eip155:137",
      request: { method: "personal_sign", params },
    });
  });

  test("refuses a wallet without the chain, and ends its session", async () => {
    const { client } = fakeClient([`eip155:1:${account}`]);
    const wallet = createSessionWallet(client, polygon);
    await expect(wallet.pair(() => {}, signal)).rejects.toMatchObject({ code: 4902 });
    expect(client.session.getAll()).toEqual([]);
  });

  test("ends a session that is accepted after the member has left", async () => {
    const { client } = fakeClient([`eip155:137:${account}`]);
    const wallet = createSessionWallet(client, polygon);
    const leaving = new AbortController();
    const paired = wallet.pair(() => leaving.abort(), leaving.signal);
    await expect(paired).rejects.toMatchObject({ code: 4001 });
    expect(client.session.getAll()).toEqual([]);
  });

  test("reports that the wallet has ended the session", async () => {
    const { client, emit } = fakeClient([`eip155:137:${account}`]);
    const wallet = createSessionWallet(client, polygon);
    await wallet.pair(() => {}, signal);
    const seen: unknown[] = [];
    wallet.provider.on("accountsChanged", (accounts) => seen.push(accounts));
    await client.disconnect({ topic: "topic", reason: { code: 6000, message: "" } });
    emit("session_delete");
    expect(seen).toEqual([[]]);
  });
});
