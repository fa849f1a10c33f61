import type { ChainClient } from "@canopy/dev/chain/client";
import { joinPlan } from "@canopy/dev/test/member";
import { localAddress } from "@canopy/swap/deployments-local";
import type { Locator, Page } from "@playwright/test";
import { type Address, erc20Abi } from "viem";
import { connectWallet } from "./entry-form.ts";
import { expect } from "./fixtures.ts";
import { signIn, storeSession } from "./session.ts";
import { TestWallet } from "./wallet.ts";
import type { WorldAddress } from "./world.ts";

type LocalToken = Parameters<typeof localAddress>[0];

/** The swap screen of a new member, before it is opened. */
export class SwapPage {
  readonly page: Page;
  readonly chain: ChainClient;
  readonly wallet: TestWallet;

  private constructor(page: Page, chain: ChainClient, wallet: TestWallet) {
    this.page = page;
    this.chain = chain;
    this.wallet = wallet;
  }

  /** Signs a new member with 1,000 POL in. */
  static async prepare(page: Page, chain: ChainClient, world: WorldAddress): Promise<SwapPage> {
    const member = await joinPlan(chain, world.plan);
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    return new SwapPage(page, chain, wallet);
  }

  /** Opens the screen with a filled form and connects the wallet. */
  async open(query: string): Promise<void> {
    await this.page.goto(`/dashboard/swap?${query}`);
    await connectWallet(this.page);
  }

  get card(): Locator {
    return this.page.getByRole("region", { name: "Swap", exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  /** The field of the quoted amount. */
  get received(): Locator {
    return this.page.getByLabel("You receive about", { exact: true });
  }

  /** Presses a button of the card: `Review swap`, `Review wrap`, ... */
  async review(name = "Review swap"): Promise<void> {
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
