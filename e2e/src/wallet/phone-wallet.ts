import { createRequire } from "node:module";
import type { BrowserContext, Page } from "@playwright/test";
import { foundry } from "viem/chains";
import { PROJECT_ID } from "../world/world-address.ts";
import type { StubRelay } from "./stub-relay.ts";
import { TestWallet } from "./wallet.ts";
import type { WalletResponse } from "./wallet-provider.ts";

const require = createRequire(import.meta.url);
/** WalletConnect's own client as one file. */
const CLIENT = require.resolve("@walletconnect/sign-client/dist/index.umd.js");
/** The phone needs an origin for its storage. */
const PHONE = "https://phone.test/";

/** The part of WalletConnect's client that a wallet uses. */
interface WalletClient {
  pair(pairing: { uri: string }): Promise<unknown>;
  approve(approval: {
    id: number;
    namespaces: Record<string, { accounts: string[]; methods: string[]; events: string[] }>;
  }): Promise<unknown>;
  respond(answer: {
    topic: string;
    response: { id: number; jsonrpc: "2.0" } & WalletResponse;
  }): Promise<void>;
  disconnect(end: { topic: string; reason: { code: number; message: string } }): Promise<void>;
  session: { getAll(): { topic: string }[] };
  on(event: "session_proposal", listener: (proposal: { id: number }) => void): void;
  on(
    event: "session_request",
    listener: (asked: {
      id: number;
      topic: string;
      params: { request: { method: string; params: unknown } };
    }) => void,
  ): void;
}

declare global {
  interface Window {
    "@walletconnect/sign-client": { SignClient: { init(options: object): Promise<WalletClient> } };
    phone: WalletClient;
  }
}

/** A wallet app on a phone: WalletConnect's client in a page of its own, whose requests a `TestWallet` answers. */
export class PhoneWallet {
  readonly wallet: TestWallet;
  readonly #page: Page;

  private constructor(page: Page, wallet: TestWallet) {
    this.#page = page;
    this.wallet = wallet;
  }

  static async start(
    context: BrowserContext,
    relay: StubRelay,
    rpcUrl: string,
    account: TestWallet["account"],
  ): Promise<PhoneWallet> {
    const page = await context.newPage();
    await page.route(`${PHONE}**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Phone" }),
    );
    await relay.serve(page);
    const wallet = await TestWallet.install(page, rpcUrl, account);
    await page.goto(PHONE);
    await page.addScriptTag({ path: CLIENT });
    await page.evaluate(
      async ({ projectId, accounts }) => {
        const client = await window["@walletconnect/sign-client"].SignClient.init({
          projectId,
          telemetryEnabled: false,
          metadata: { name: "Phone", description: "", url: location.origin, icons: [] },
        });
        const methods = ["eth_sendTransaction", "personal_sign"];
        const events = ["accountsChanged", "chainChanged"];
        client.on("session_proposal", ({ id }) => {
          void client.approve({ id, namespaces: { eip155: { accounts, methods, events } } });
        });
        client.on("session_request", async ({ id, topic, params: { request } }) => {
          const response = await window.canopyTestWalletRequest(request.method, request.params);
          await client.respond({ topic, response: { id, jsonrpc: "2.0", ...response } });
        });
        window.phone = client;
      },
      { projectId: PROJECT_ID, accounts: [`eip155:${foundry.id}:${account.address}`] },
    );
    return new PhoneWallet(page, wallet);
  }

  /** Scans the code of a site. */
  async pair(uri: string): Promise<void> {
    await this.#page.evaluate((scanned) => window.phone.pair({ uri: scanned }), uri);
  }

  /** Ends its sessions. */
  async disconnect(): Promise<void> {
    await this.#page.evaluate(async () => {
      for (const { topic } of window.phone.session.getAll())
        await window.phone.disconnect({ topic, reason: { code: 6000, message: "User disconnected." } });
    });
  }
}
