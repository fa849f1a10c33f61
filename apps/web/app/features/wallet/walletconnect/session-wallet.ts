import { type Chain, createClient, http, numberToHex, ProviderRpcError } from "viem";
import { WalletEvents, type WalletProvider } from "../page-wallets/announce-wallet.ts";

/** A session with a wallet; its accounts are CAIP-10, `eip155:137:0x…`. */
interface Session {
  readonly topic: string;
  readonly namespaces: Readonly<Record<string, { readonly accounts: readonly string[] }>>;
}

/** The part of WalletConnect's sign client that a wallet needs. */
export interface SessionClient {
  readonly session: { getAll(): Session[] };
  connect(proposal: {
    optionalNamespaces: Record<string, { chains: string[]; methods: string[]; events: string[] }>;
  }): Promise<{ uri?: string | undefined; approval(): Promise<Session> }>;
  request(call: {
    topic: string;
    chainId: string;
    request: { method: string; params: unknown };
  }): Promise<unknown>;
  disconnect(end: { topic: string; reason: { code: number; message: string } }): Promise<void>;
  on(event: "session_delete" | "session_expire" | "session_update", listener: () => void): unknown;
}

/** A wallet on another device. */
export interface SessionWallet {
  readonly provider: WalletProvider;
  /**
   * Proposes a session and waits until the wallet accepts it. `show` gets the URI for the wallet.
   *
   * @throws when the wallet declines, does not have the chain, or does not answer for five minutes
   */
  pair(show: (uri: string) => void, signal: AbortSignal): Promise<void>;
}

/** What the wallet answers; the node answers every other request. */
const walletMethods = ["eth_sendTransaction", "personal_sign"];

const userDisconnected = { code: 6000, message: "User disconnected." };

/** A wallet of the sessions of `client`, on `chain` only. */
export function createSessionWallet(client: SessionClient, chain: Chain): SessionWallet {
  const chainId = `eip155:${chain.id}`;
  const node = createClient({ chain, transport: http(chain.rpcUrls.default.http[0]) });
  const events = new WalletEvents();

  function findSession(): { topic: string; accounts: string[] } | null {
    for (const session of client.session.getAll().toReversed()) {
      const accounts = readAccounts(session);
      if (accounts.length > 0) return { topic: session.topic, accounts };
    }
    return null;
  }

  function readAccounts({ namespaces }: Session): string[] {
    const all = namespaces["eip155"]?.accounts ?? [];
    return all
      .filter((account) => account.startsWith(`${chainId}:`))
      .map((account) => account.slice(chainId.length + 1));
  }

  const accounts = () => findSession()?.accounts ?? [];
  for (const event of ["session_delete", "session_expire", "session_update"] as const)
    client.on(event, () => events.emit("accountsChanged", accounts()));

  async function askWallet(method: string, params: unknown): Promise<unknown> {
    const session = findSession();
    if (session === null)
      throw new ProviderRpcError(new Error("No session"), { code: 4900, shortMessage: "No session" });
    return client.request({ topic: session.topic, chainId, request: { method, params } });
  }

  async function endSessions(): Promise<null> {
    const ends = client.session
      .getAll()
      .map(({ topic }) => client.disconnect({ topic, reason: userDisconnected }));
    await Promise.allSettled(ends);
    return null;
  }

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    switch (method) {
      case "eth_accounts":
      case "eth_requestAccounts":
        return accounts();
      case "wallet_requestPermissions":
        return [];
      case "wallet_revokePermissions":
        return endSessions();
      case "eth_chainId":
        return numberToHex(chain.id);
      case "wallet_switchEthereumChain":
        return null;
      default:
        if (walletMethods.includes(method)) return askWallet(method, params);
        return node.request<{ Method: string; Parameters: unknown; ReturnType: unknown }>({ method, params });
    }
  }

  return {
    provider: {
      request,
      on: (event, listener) => events.on(event, listener),
      removeListener: (event, listener) => events.removeListener(event, listener),
    },
    async pair(show, signal) {
      const { uri, approval } = await client.connect({
        optionalNamespaces: {
          eip155: { chains: [chainId], methods: walletMethods, events: ["accountsChanged", "chainChanged"] },
        },
      });
      if (uri && !signal.aborted) show(uri);
      const session = await approval();
      const error = signal.aborted
        ? { code: 4001, shortMessage: "Cancelled by the user" }
        : readAccounts(session).length === 0 && {
            code: 4902,
            shortMessage: `Unrecognized chain ID ${chain.id}`,
          };
      if (!error) return;
      await client.disconnect({ topic: session.topic, reason: userDisconnected });
      throw new ProviderRpcError(new Error(error.shortMessage), error);
    },
  };
}
