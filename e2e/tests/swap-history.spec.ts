import { readFile } from "node:fs/promises";
import { joinPlan } from "@canopy/dev/test/member";
import { buildWrap } from "@canopy/swap/chain/build-swap";
import { findExchange } from "@canopy/swap/deployments";
import type { Page } from "@playwright/test";
import { parseEther } from "viem";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { connectInDialog } from "../src/pages/entry-form.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";
import { TestWallet } from "../src/wallet/wallet.ts";

function swaps(page: Page) {
  return page.getByRole("region", { name: "Your swaps", exact: true });
}

test("Swaps that another program sent are listed, and saved as CSV @phone-long @long", async ({
  page,
  chain,
  world,
}) => {
  const exchange = findExchange(chain.chain.id);
  if (exchange === null) throw new Error("The local chain has exchanges");
  const member = await joinPlan(chain, world.plan);
  await storeSession(page, await signIn(world.origin, member.account));
  await page.goto("/dashboard/swap");
  await expect(swaps(page)).toContainText("No swaps in the blocks that were searched.");

  const wrap = buildWrap(exchange, "wrap", parseEther("2.5"));
  const hash = await chain.sendTransaction({ ...wrap, account: member.account });
  await chain.waitForTransactionReceipt({ hash });
  await page.reload();
  const row = swaps(page).getByRole("row").filter({ hasText: "WPOL" });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(/2\.50*POL.*2\.50*WPOL/);
  await expect(row).toContainText("1 to 1");
  await expect(swaps(page).getByRole("status")).toContainText("1 swap.");
  await expectAccessible(page);

  const saved = page.waitForEvent("download");
  await swaps(page).getByRole("button", { name: "Download as CSV" }).click();
  const file = await (await saved).path();
  const [, line = ""] = (await readFile(file, "utf8")).split("\r\n");
  expect(line).toContain(`,2.5,POL,,2.5,WPOL,${exchange.wpol},1,`);
  expect(line).toContain(hash);
});

test("A search that the node fails says so, and can be retried @long", async ({
  page,
  chain,
  world,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const member = await joinPlan(chain, world.plan);
  await storeSession(page, await signIn(world.origin, member.account));
  let isFailing = true;
  await page.route(world.rpcUrl, (route) =>
    isFailing && route.request().postData()?.includes("eth_getLogs") ? route.abort() : route.continue(),
  );
  await page.goto("/dashboard/swap");
  await expect(swaps(page)).toContainText("Your swaps are unavailable right now", { timeout: 30_000 });
  isFailing = false;
  await swaps(page).getByRole("button", { name: "Try again" }).click();
  await expect(swaps(page)).toContainText("No swaps in the blocks that were searched.");
});

test("A withdrawal leads to the swap of what was withdrawn @long", async ({
  page,
  chain,
  world,
  problems,
}) => {
  problems.expect(INDEX_BEHIND);
  const member = await joinPlan(chain, world.plan);
  await joinPlan(chain, world.plan, { sponsor: member.username });
  await TestWallet.install(page, world.rpcUrl, member.account);
  await storeSession(page, await signIn(world.origin, member.account));
  await page.goto("/dashboard");
  await page.getByRole("region", { name: "Your box" }).getByRole("button", { name: "Withdraw" }).click();
  await connectInDialog(page);
  const dialog = page.getByRole("dialog", { name: "Withdraw from your box" });
  await dialog.getByRole("button", { name: "Use full amount" }).click();
  const amount = await dialog.getByRole("textbox").inputValue();
  await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
  await dialog.getByRole("link", { name: "Swap what you withdrew" }).click();
  await expect(page).toHaveURL(`/dashboard/swap?from=POL&amount=${amount}`);
  await expect(page.getByRole("main").getByRole("textbox").first()).toHaveValue(amount);
});
