import type { Page, WebSocketRoute } from "@playwright/test";

const RELAY = /^wss:\/\/relay\.walletconnect\.org/;
/** Answers as WalletConnect's page does, to which a site shows each of its requests. */
const ATTESTATION = `<script>
  const payload = btoa(JSON.stringify({ id: new URL(location.href).searchParams.get("id") }));
  const attestation = ["e30", payload.replaceAll("=", ""), "e30"].join(".");
  parent.postMessage(JSON.stringify({ type: "verify_attestation", attestation }), "*");
</script>`;

interface Message {
  topic: string;
  message: string;
  tag: number;
}

interface Topic {
  /** The latest connection of each page that has subscribed. */
  readonly sockets: Map<Page, WebSocketRoute>;
  /** What no page has acknowledged. */
  readonly waiting: Map<number, { from: Page; message: Message }>;
}

/** A connection of a page. */
interface Party {
  readonly page: Page;
  readonly socket: WebSocketRoute;
}

interface RelayRequest {
  id: number | string;
  method?: string;
  params: Record<string, string & string[] & number>;
}

/** WalletConnect's relay, as far as two sign clients need it: topics, and messages that wait for a subscriber. */
export class StubRelay {
  readonly #topics = new Map<string, Topic>();
  #id = 0;

  /** Lets a page reach this relay in place of the public one. */
  async serve(page: Page): Promise<void> {
    await page.routeWebSocket(RELAY, (socket) => {
      socket.onMessage((text) => this.#answer({ page, socket }, JSON.parse(String(text))));
    });
    await page.route("https://verify.walletconnect.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: ATTESTATION }),
    );
  }

  #answer(party: Party, { id, method, params }: RelayRequest): void {
    if (method === undefined) {
      // It acknowledges a message.
      for (const { waiting } of this.#topics.values()) waiting.delete(Number(id));
      return;
    }
    const result = this.#perform(party, method, params);
    party.socket.send(JSON.stringify({ id, jsonrpc: "2.0", result }));
  }

  #perform(party: Party, method: string, params: RelayRequest["params"]): unknown {
    const text = (name: string): string => params[name] ?? "";
    const publish = (topic: string, message: string, tag: number) =>
      this.#publish(party.page, { topic, message, tag });
    switch (method) {
      case "irn_subscribe":
        this.#subscribe(party, text("topic"));
        return text("topic");
      case "irn_batchSubscribe":
        for (const topic of params["topics"] ?? []) this.#subscribe(party, topic);
        return params["topics"];
      case "irn_batchFetchMessages":
        return { messages: [], hasMore: false };
      case "irn_unsubscribe":
        this.#find(text("topic")).sockets.delete(party.page);
        return true;
      case "irn_publish":
        publish(text("topic"), text("message"), params["tag"] ?? 0);
        return true;
      case "wc_proposeSession":
        this.#subscribe(party, text("pairingTopic"));
        publish(text("pairingTopic"), text("sessionProposal"), 1_100);
        return true;
      case "wc_approveSession":
        this.#subscribe(party, text("sessionTopic"));
        publish(text("pairingTopic"), text("sessionProposalResponse"), 1_101);
        publish(text("sessionTopic"), text("sessionSettlementRequest"), 1_102);
        return true;
      default:
        throw new Error(`The stub relay does not know ${method}`);
    }
  }

  #find(topic: string): Topic {
    const known = this.#topics.get(topic) ?? { sockets: new Map(), waiting: new Map() };
    this.#topics.set(topic, known);
    return known;
  }

  #subscribe({ page, socket }: Party, topic: string): void {
    const { sockets, waiting } = this.#find(topic);
    sockets.set(page, socket);
    for (const [id, { from, message }] of waiting) if (from !== page) deliver(socket, id, message);
  }

  #publish(from: Page, message: Message): void {
    const { sockets, waiting } = this.#find(message.topic);
    this.#id += 1;
    waiting.set(this.#id, { from, message });
    for (const [page, socket] of sockets) if (page !== from) deliver(socket, this.#id, message);
  }
}

function deliver(socket: WebSocketRoute, id: number, message: Message): void {
  const data = { ...message, publishedAt: Date.now() };
  const params = { id: message.topic, data };
  socket.send(JSON.stringify({ id, jsonrpc: "2.0", method: "irn_subscription", params }));
}
