import { joinPlan } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { encodeFunctionData } from "viem";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expect, test } from "../src/fixtures.ts";
import { connectInDialog } from "../src/pages/entry-form.ts";
import { t, tLike } from "../src/translate.ts";
import { seededAccount } from "../src/wallet/accounts.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";
import { TestWallet } from "../src/wallet/wallet.ts";
import { ForkedChain } from "../src/world/forked-chain.ts";
import { readBox, readId, readName } from "../src/world/read-plan.ts";

/** The month that the seeded world has not ended yet, and the first rounds after it and after its week of claims. */
const MONTH = 1;
const AFTER_MONTH = 60n;
const AFTER_CLAIMS = 68n;

test("A member claims a rank, also with a reload while it is pending, and collects its shares @phone-persian", async ({
  page,
  chain,
  world,
}) => {
  const account = seededAccount(0);
  const username = await readName(chain, world.plan, account.address);
  const id = await readId(chain, world.plan, username);
  const fork = await ForkedChain.start(world);
  const plan = { address: world.plan, abi: planAbi } as const;
  const readMonth = () =>
    fork.client.readContract({ ...plan, functionName: "monthActivity", args: [id, BigInt(MONTH)] });
  try {
    // Pairs for the points that are missing for a Hero, on the smaller leg.
    for (let joined = 0; joined < 8; joined += 1)
      await joinPlan(fork.client, world.plan, { sponsor: username, units: 5 });
    await fork.moveToRound(AFTER_MONTH);
    await fork.settle();
    expect((await readMonth()).points).toBeGreaterThanOrEqual(50);
    await fork.serve(page);
    const wallet = await TestWallet.install(page, fork.rpcUrl, account);
    await storeSession(page, await signIn(world.origin, account));
    await page.goto("/dashboard");
    await page.getByRole("button", { name: t("Claim"), exact: true }).click();
    const claim = page.getByRole("dialog", { name: t("Claim your rank") });
    await expect(claim).toContainText(tLike("Network fee, at most: <0/>"));
    await expectAccessible(page);
    await connectInDialog(page);
    wallet.hold();
    await claim.getByRole("button", { name: t("Claim the rank") }).click();
    await expect(page.getByText(t("Sent. Waiting for a block."))).toBeVisible();
    await page.reload();
    const pending = page.getByRole("status").filter({ hasText: t("Your claim is waiting for a block") });
    await expect(pending).toBeVisible();
    await expect(page.getByRole("button", { name: t("Claim"), exact: true })).toBeHidden();
    await pending.getByRole("button", { name: t("See its progress") }).click();
    await wallet.release();
    await expect.poll(async () => (await readMonth()).shares).toBeGreaterThan(0);
    const { shares } = await readMonth();
    const claimed = t("Your rank is claimed.", { shares, count: shares });
    await expect(claim).toContainText(claimed);
    // The figures renew, and the outcome stays until it is closed.
    await expect(page.locator("[aria-labelledby=ranks]")).toContainText(
      tLike("{shares, plural, one {Your rank for", { shares, count: shares }),
    );
    await expect(claim).toContainText(claimed);

    await fork.moveToRound(AFTER_CLAIMS);
    // The first call after a window's time closes it.
    await fork.send(encodeFunctionData({ abi: planAbi, functionName: "collectRank", args: [[1], MONTH] }));
    await page.reload();
    await page.getByRole("button", { name: t("Collect"), exact: true }).click();
    const collect = page.getByRole("dialog", { name: t("Collect your shares") });
    await expectAccessible(page);
    const before = await readBox(fork.client, world.plan, username);
    await collect.getByRole("button", { name: t("Collect the shares") }).click();
    await expect(collect).toContainText(tLike("<0/> from your shares is in your box."));
    const { shareValue } = await fork.client.readContract({
      ...plan,
      functionName: "monthData",
      args: [BigInt(MONTH)],
    });
    expect(shareValue).toBeGreaterThan(0n);
    expect(await readBox(fork.client, world.plan, username)).toBe(before + shareValue * BigInt(shares));
    // Its reads would fail when the chain stops.
    await page.close();
  } finally {
    await fork.stop();
  }
});
