import type { ChainClient } from "@canopy/dev/chain/client";
import { joinPlan } from "@canopy/dev/test/member";
import { localAddress } from "@canopy/swap/deployments-local";
import type { Locator, Page, TestInfo } from "@playwright/test";
import { type Address, erc20Abi, type Hex, numberToHex } from "viem";
import { expect } from "../fixtures.ts";
import { signIn, storeSession } from "../wallet/session.ts";
import { TestWallet } from "../wallet/wallet.ts";
import type { WorldAddress } from "../world/world-address.ts";
import { connectWallet } from "./entry-form.ts";
import { type Labels, labels } from "./labels.ts";

type LocalToken = Parameters<typeof localAddress>[0];

/** The language of a test that runs on both projects: the phone reads Persian. */
export function projectLocale({ project }: TestInfo): keyof typeof labels {
  return project.name === "phone" ? "fa" : "en";
}

/** The swap screen of a new member, before it is opened. */
export class SwapPage {
  readonly page: Page;
  readonly chain: ChainClient;
  readonly wallet: TestWallet;
  readonly labels: Labels;

  private constructor(page: Page, chain: ChainClient, wallet: TestWallet, locale: keyof typeof labels) {
    this.page = page;
    this.chain = chain;
    this.wallet = wallet;
    this.labels = labels[locale];
  }

  /** Signs a new member with 1,000 POL in. */
  static async prepare(
    page: Page,
    chain: ChainClient,
    world: WorldAddress,
    locale: keyof typeof labels = "en",
  ): Promise<SwapPage> {
    const member = await joinPlan(chain, world.plan);
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.addInitScript((chosen) => localStorage.setItem("canopy-locale", chosen), locale);
    return new SwapPage(page, chain, wallet, locale);
  }

  /** Opens the screen with a filled form and connects the wallet. */
  async open(query: string): Promise<void> {
    await this.page.goto(`/dashboard/swap?${query}`);
    await connectWallet(this.page, this.labels);
  }

  get card(): Locator {
    return this.page.getByRole("region", { name: this.labels.swap, exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  /** The field of the amount that is sold. */
  get paid(): Locator {
    return this.page.getByLabel(this.labels.paid, { exact: true });
  }

  /** The field of the quoted amount. */
  get received(): Locator {
    return this.page.getByLabel(this.labels.received, { exact: true });
  }

  /** Waits for a quote, in the digits of either language. */
  async quoted(): Promise<void> {
    await expect(this.received).toHaveValue(/^[\d۰-۹]+[.٫][\d۰-۹]+$/);
  }

  /** The button of the review that sends the swap. */
  get send(): Locator {
    return this.dialog.getByRole("button", { name: this.labels.swap, exact: true });
  }

  /** Presses a button of the card: `Review swap`, `Review wrap`, ... */
  async review(name: string = this.labels.reviewSwap): Promise<void> {
    await this.card.getByRole("button", { name, exact: true }).click();
  }

  /** Presses a button of the review once it can be pressed. */
  async press(name: string | RegExp): Promise<void> {
    await this.dialog.getByRole("button", { name, exact: typeof name === "string" }).click();
  }

  /** Closes the result of a mined swap. */
  async close(): Promise<void> {
    await this.dialog.getByRole("status").getByRole("button", { name: "Close" }).click();
  }

  /** Chooses a token that is not on the list, by a link. Connect the wallet before. */
  async follow(query: string): Promise<void> {
    await this.page.goto(`/dashboard/swap?${query}`);
    await this.dialog.getByRole("checkbox", { name: this.labels.ownRisk }).check();
    await this.press(this.labels.useToken);
  }

  /** Makes the page see no block after the first one. Other requests reach the node. */
  stopBlocks(rpcUrl: string): Promise<void> {
    return this.#alter(rpcUrl, "eth_blockNumber", () => "0x1");
  }

  /** Makes the page take each block for an hour older than it is. Other requests reach the node. */
  delayClock(rpcUrl: string): Promise<void> {
    return this.#alter(rpcUrl, "eth_getBlockByNumber", (block: { timestamp: Hex }) => ({
      ...block,
      timestamp: numberToHex(BigInt(block.timestamp) - 3_600n),
    }));
  }

  /** Makes the node not have the mined swap yet when the page first asks for it. */
  hideSwapOnce(rpcUrl: string): Promise<void> {
    let isHidden = false;
    return this.#alter(
      rpcUrl,
      "eth_getTransactionByHash",
      (transaction: { blockNumber: Hex | null } | null) => {
        if (isHidden || !transaction?.blockNumber) return transaction;
        isHidden = true;
        return null;
      },
    );
  }

  /** Changes what the node answers to a method. */
  async #alter<T>(rpcUrl: string, method: string, change: (result: T) => T): Promise<void> {
    await this.page.route(`${rpcUrl}/**`, async (route) => {
      const calls: { id: number; method: string }[] = route.request().postDataJSON();
      const asked = new Set(calls.filter((call) => call.method === method).map(({ id }) => id));
      if (asked.size === 0) return route.fallback();
      const response = await route.fetch();
      const answers: { id: number; result: T }[] = await response.json();
      const json = answers.map((answer) =>
        asked.has(answer.id) ? { ...answer, result: change(answer.result) } : answer,
      );
      await route.fulfill({ response, json });
    });
  }

  /** What the wallet holds of a token, in smallest units. */
  balance(token: LocalToken): Promise<bigint> {
    return this.chain.readContract({
      address: localAddress(token),
      abi: erc20Abi,
      functionName: "balanceOf",
      args: [this.wallet.address],
    });
  }

  /** What the wallet lets a router take of a token, in smallest units. */
  allowance(token: LocalToken, router: Address): Promise<bigint> {
    return this.chain.readContract({
      address: localAddress(token),
      abi: erc20Abi,
      functionName: "allowance",
      args: [this.wallet.address, router],
    });
  }

  /** The quote that the page keeps of its last swap, in smallest units. */
  async lastQuote(): Promise<{ amountIn: bigint; amountOut: bigint }> {
    const stored = await this.page.evaluate(() =>
      Object.entries(localStorage).find(([key]) => key.startsWith("canopy-swap-records:")),
    );
    const records: { amountIn: string; amountOut: string }[] = JSON.parse(stored?.[1] ?? "[]");
    const last = records.at(-1);
    expect(last, "the page keeps the quote of its swap").toBeDefined();
    return { amountIn: BigInt(last?.amountIn ?? 0), amountOut: BigInt(last?.amountOut ?? 0) };
  }
}
