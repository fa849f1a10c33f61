import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { giveToken } from "@canopy/dev/test/exchange";
import { fundedAccount, joinPlan } from "@canopy/dev/test/member";
import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import { botSchema } from "@canopy/shared/api/bots";
import { botTexts } from "@canopy/shared/bot-texts";
import { localAddress } from "@canopy/swap/deployments-local";
import type { Locator, Page } from "@playwright/test";
import { type Address, erc20Abi, parseEther, parseUnits } from "viem";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expectFits } from "../src/browser/expect-fits.ts";
import { expect, test as publicTest } from "../src/fixtures.ts";
import { expectLog, say } from "../src/pages/bot-log.ts";
import { connectInDialog } from "../src/pages/entry-form.ts";
import { amount, t, tLike } from "../src/translate.ts";
import { type SignedIn, signIn, storeSession } from "../src/wallet/session.ts";
import { TestWallet } from "../src/wallet/wallet.ts";
import { ageBots } from "../src/world/age-bots.ts";
import { type PrivateServer, startPrivateServer } from "../src/world/private-server.ts";
import { worldAddress } from "../src/world/world-address.ts";

const run = promisify(execFile);

/** The days on paper that the server asks for unless its operator says otherwise, and one more. */
const DAYS = 8;

interface Served {
  /** A server of this test alone, which it can kill. The world's own server steps bots and executes rules. */
  server: PrivateServer;
}

const test = publicTest.extend<Served>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  server: async ({}, use) => {
    const server = await startPrivateServer(worldAddress(), { stopSignal: "SIGKILL" });
    await use(server);
    await server.stop();
  },
  world: async ({ server }, use) => use({ ...worldAddress(), origin: server.origin }),
  baseURL: async ({ server }, use) => use(server.origin),
});

/** Starts a bot on paper by the API, as the page does. */
async function startBot(
  origin: string,
  { token }: SignedIn,
  rule: { kind: string; parameters: Record<string, unknown> },
): Promise<string> {
  const response = await fetch(`${origin}/api/bots`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...rule, market: "WETH-USDC", interval: 3_600 }),
  });
  return botSchema.parse((await response.json()).data).id;
}

/** Saves the backtest on the page, and repeats it as a stranger would: by its file alone. */
async function repeatBacktest(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: t("Export this backtest") }).click(),
  ]);
  const command = ["run", "--silent", "backtest", "--", await file.path()];
  return (await run("npm", command, { cwd: ".." })).stdout;
}

/** Presses a button of the page, fills the dialog in, confirms, and closes the result. */
async function transact(
  page: Page,
  opener: string,
  {
    fields = {},
    review,
    button,
    done,
    connects = false,
  }: {
    fields?: Record<string, string>;
    /** Looks at the filled dialog. */
    review?: (dialog: Locator) => Promise<void>;
    button: string;
    done: string;
    connects?: boolean;
  },
): Promise<void> {
  await page.getByRole("button", { name: opener, exact: true }).click();
  if (connects) await connectInDialog(page);
  const dialog = page.getByRole("dialog");
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await review?.(dialog);
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await expect(dialog.getByRole("status").filter({ hasText: done })).toBeVisible();
  await dialog
    .getByRole("status")
    .getByRole("button", { name: t("Close") })
    .click();
  await expect(dialog).toBeHidden();
}

test("A rule goes from a backtest to paper, live in a vault of the member's own, and out again with the server killed @phone-persian", async ({
  page,
  chain,
  world,
  server,
  problems,
}) => {
  test.slow();
  const member = await joinPlan(chain, world.plan);
  const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
  await storeSession(page, await signIn(world.origin, member.account));
  await giveToken(chain, "usdc", member.account.address, parseUnits("500", 6));
  const vault = await chain.readContract({
    ...{ address: world.vaultFactory, abi: vaultFactoryAbi, functionName: "vaultOf" },
    args: [member.account.address],
  });
  const balance = (of: Address) =>
    chain.readContract({
      ...{ address: localAddress("usdc"), abi: erc20Abi, functionName: "balanceOf", args: [of] },
    });

  // A backtest on the candles of the world's market, which its file repeats.
  await page.goto("/dashboard/bot");
  await page.getByLabel(t("Market"), { exact: true }).selectOption("WETH-USDC");
  await expect(page.getByRole("heading", { name: "WETH-USDC" })).toBeVisible();
  await expect(page.getByRole("region", { name: t("Next to doing less") })).toBeVisible();
  expect(await repeatBacktest(page)).toContain("These are the statistics in the file.");

  // On paper, for as long as the server requires.
  await page.getByRole("button", { name: t("Start on paper") }).click();
  const bots = page.getByRole("region", { name: t("Your bots on paper") });
  await expect(bots.getByText(t("Amount of each trade"))).toBeVisible();
  await expect(bots.getByText(tLike("It can go live from {when}."))).toBeVisible();
  const goLive = bots.getByRole("link", { name: tLike("Go live with {name}") });
  await expect(goLive).toBeHidden();
  await ageBots(world, member.account.address, DAYS);
  await expect(goLive).toBeVisible({ timeout: 20_000 });
  await goLive.click();

  // A refused signature changes nothing, and the same button continues.
  await page.getByRole("button", { name: t("Create your vault"), exact: true }).click();
  await connectInDialog(page);
  const dialog = page.getByRole("dialog");
  wallet.reject("eth_sendTransaction");
  await dialog.getByRole("button", { name: t("Create the vault"), exact: true }).click();
  await expect(
    dialog.getByText(t("You declined the request in your wallet. Nothing was sent. Try again")),
  ).toBeVisible();
  wallet.approve();
  await dialog.getByRole("button", { name: t("Create the vault"), exact: true }).click();
  await expect(dialog.getByText(t("Your vault exists. It holds nothing"))).toBeVisible();
  await dialog
    .getByRole("status")
    .getByRole("button", { name: t("Close") })
    .click();
  await expect(page.getByText(t("Nothing trades yet"))).toBeVisible();

  const deposit = { button: t("Deposit"), done: t("The deposit is in your vault.") };
  const pick = page.getByLabel(t("Token to deposit"));
  await pick.selectOption("USDC");
  const inUSDC = t("Amount in {symbol}", { symbol: "USDC" });
  await transact(page, t("Deposit…"), { ...deposit, fields: { [inUSDC]: "200" } });
  await pick.selectOption("POL");
  await transact(page, t("Deposit…"), {
    ...deposit,
    fields: { [t("Amount in {symbol}", { symbol: "POL" })]: "1" },
  });
  expect(await balance(vault)).toBe(parseUnits("200", 6));
  await transact(page, t("Change the limits"), {
    fields: { [t("Spend at most, in USD a day")]: "300", [t("Lose at most, in USD a day")]: "3" },
    button: t("Set the limits"),
    done: t("The new limits are in force."),
  });

  // Live opens after the warning only.
  const live = page.getByRole("region", { name: t("From paper to live") });
  await expect(live.getByText(t("Settings of this kind that lost"))).toBeVisible({ timeout: 30_000 });
  await expect(live.getByRole("button", { name: t("Let it trade") })).toBeHidden();
  await live.getByRole("checkbox").check();
  await live.getByLabel(t("Each trade sells, in {symbol}", { symbol: "USDC" })).fill("50");
  await transact(page, t("Let it trade"), {
    button: t("Set the rule"),
    done: t("The rule is in your vault, and active."),
  });
  await expect(live.getByText(t("In your vault"), { exact: true })).toBeVisible();

  // The world's server is a keeper like any other: it executes the rule once the fee pays for the gas. The fee rises with the time of
  // blocks, and a local chain without transactions mines few.
  const rules = page.getByRole("region", { name: t("Rules"), exact: true });
  await expect(async () => {
    await chain.mine({ blocks: 1 });
    await expect(rules.getByText(tLike("Next: {when}."))).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  expect(await balance(vault)).toBe(parseUnits("150", 6));
  const result = page.getByRole("region", { name: t("Result after trading costs") });
  await expect(result.getByText(t("If it had held instead"))).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, [2560, 1440, 390, 360]);

  // The owner changes its terms in place: a smaller trade, and no fee, which the world's keeper does not work for.
  const vaultCall = { address: vault, abi: vaultAbi } as const;
  const readRule = () => chain.readContract({ ...vaultCall, functionName: "rule", args: [1n] });
  const before = await readRule();
  const fee = t("Highest keeper's fee, in POL");
  await transact(page, t("Change terms of rule {number}", { number: 1 }), {
    fields: { [t("Each trade sells, in {symbol}", { symbol: "USDC" })]: "40", [fee]: "0" },
    review: async (dialog) => {
      const changes = dialog.getByRole("region", { name: t("What changes") }).getByRole("row");
      await expect(changes).toHaveCount(3);
      await expect(changes.filter({ hasText: amount("50.00") })).toContainText(amount("40.00"));
      await expect(changes.filter({ hasText: amount("0.02") })).toContainText(amount("0"));
      await expectAccessible(page);
    },
    button: t("Change the terms"),
    done: t("The new terms are in force."),
  });
  expect(await readRule()).toEqual({ ...before, amount: parseUnits("40", 6), fee: 0n });

  // After a jump, the rule waits for its owner.
  const execute = page.getByRole("button", { name: t("Execute now: rule {number}", { number: 1 }) });
  const makeDue = async (lastPrice: bigint) => {
    const rule = { ...(await readRule()), notBefore: 0, lastPrice };
    const hash = await chain.writeContract({
      ...{ ...vaultCall, functionName: "setRule", account: member.account, chain: null },
      args: [1n, rule],
    });
    await chain.waitForTransactionReceipt({ hash });
  };
  await makeDue(before.lastPrice * 2n);
  await expect(rules.getByText(tLike("Stopped: the price is {price}, more"))).toBeVisible();
  await expect(execute).toBeHidden();
  await transact(page, t("Accept the price for rule {number}", { number: 1 }), {
    button: t("Accept the price"),
    done: t("The rule continues from the new price."),
  });
  await expect(rules.getByText(tLike("Stopped: the price is {price}, more"))).toBeHidden();

  // Any account executes a rule that is due, the owner's too.
  await transact(page, t("Execute now: rule {number}", { number: 1 }), {
    button: t("Execute"),
    done: t("The rule has traded."),
  });
  expect(await balance(vault)).toBe(parseUnits("110", 6));
  await expect(execute).toBeHidden();

  // Another keeper is faster: the page says why the rule does not execute again, and asks the wallet for nothing.
  await makeDue((await readRule()).lastPrice);
  await execute.click();
  const rival = await fundedAccount(chain);
  await chain
    .writeContract({
      ...{ ...vaultCall, functionName: "execute", args: [1n], account: rival, chain: null },
    })
    .then((hash) => chain.waitForTransactionReceipt({ hash }));
  const sent = wallet.sent;
  await dialog.getByRole("button", { name: t("Execute"), exact: true }).click();
  await expect(dialog.getByText(t("It is not this rule's time yet. Wait until it is due."))).toBeVisible();
  expect(wallet.sent).toBe(sent);
  await page.keyboard.press("Escape");
  await expect(execute).toBeHidden();
  expect(await balance(vault)).toBe(parseUnits("70", 6));

  // The log has these trades, and why there is none after another jump, next to what the bot did on paper.
  await makeDue((await readRule()).lastPrice * 2n);
  await page.getByRole("link", { name: t("Log of all trades") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Bot log"));
  await expectLog(page, {
    keeper: member.account.address,
    trades: 3,
    skip: say(botTexts.vaultSkip["price jumped"]),
  });
  await expectAccessible(page);
  await expectFits(page, [2560, 1440, 390, 360]);
  // A page that loads asks for the member once. Without an answer, the session ends: the server may go only after it.
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/auth/me");
  await page.goto("/dashboard/bot/vault");
  await asked;

  // The server is killed; the node and the wallet are there. `problems` has every request to anything else.
  await expect(page.getByRole("button", { name: t("Stop all rules"), exact: true })).toBeEnabled();
  problems.expect(/Failed to load resource|ERR_CONNECTION/);
  await server.stop();
  await expect(fetch(world.origin)).rejects.toThrow();
  await wallet.disconnect();
  await transact(page, t("Stop all rules"), {
    button: t("Stop all rules"),
    done: t("All rules are stopped."),
    connects: true,
  });
  await expect(page.getByText(t("All rules stopped"), { exact: true })).toBeVisible();
  const left = await balance(vault);
  await transact(page, t("Withdraw all tokens"), {
    button: t("Withdraw all"),
    done: t("All tokens are in your wallet. POL for keepers"),
  });
  expect([await balance(vault), await balance(member.account.address)]).toEqual([
    0n,
    parseUnits("300", 6) + left,
  ]);
  const forKeepers = await chain.getBalance({ address: vault });
  await transact(page, t("Withdraw {symbol}", { symbol: "POL" }), {
    fields: { [t("Amount in {symbol}", { symbol: "POL" })]: "0.5" },
    button: t("Withdraw"),
    done: t("The tokens are in your wallet."),
  });
  expect(await chain.getBalance({ address: vault })).toBe(forKeepers - parseEther("0.5"));
});

publicTest(
  "Kinds without a rule on the chain, and bots that are still on paper, do not go live",
  async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    const session = await signIn(world.origin, member.account);
    await storeSession(page, session);
    const parameters = { period: 20, width: 2 };
    const bands = await startBot(world.origin, session, { kind: "bollinger", parameters });
    const stop = await startBot(world.origin, session, {
      kind: "stop-loss",
      parameters: { trigger: 2_400, amount: "all" },
    });
    await page.goto(`/dashboard/bot/vault?bot=${bands}`);
    await expect(page.getByText("This kind is for backtests and paper only", { exact: true })).toBeVisible();
    await page.goto(`/dashboard/bot/vault?bot=${stop}`);
    await expect(page.getByText("Not yet: this bot is still on paper")).toBeVisible();
    await expect(page.getByRole("button", { name: "Let it trade" })).toBeHidden();
  },
);
