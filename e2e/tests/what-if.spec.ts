import type { ChainClient } from "@canopy/dev/chain/client";
import { joinSeat, type Member } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { formatAmount } from "@canopy/shared/money";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expectFits } from "../src/browser/expect-fits.ts";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { openPanel, openTree } from "../src/pages/family.ts";
import { awaitMember, signIn, storeSession } from "../src/wallet/session.ts";
import { ForkedChain } from "../src/world/forked-chain.ts";
import { joinApart } from "../src/world/join-apart.ts";
import { readId } from "../src/world/read-plan.ts";
import type { WorldAddress } from "../src/world/world-address.ts";

const LEGS = ["left", "right"] as const;
/** Members in a line on each leg, and units of each: 15 pairs, five more than the daily cap of a unit. */
const LINE = 3;
const UNITS = 5;

interface Family {
  /** Has one unit, the member on the left leg, and another one with five units on the right leg. */
  upline: Member;
  /** Has one unit, and both legs free. */
  member: Member;
}

/** A signed-in member below an upline that no other test uses. */
async function joinFamily(page: Page, chain: ChainClient, { plan, origin }: WorldAddress): Promise<Family> {
  const upline = await joinApart(chain, { plan, origin });
  const below = { sponsor: upline.username, referral: upline.username };
  const member = await joinSeat(chain, plan, { ...below, leg: "left" });
  const other = await joinSeat(chain, plan, { ...below, leg: "right", units: UNITS });
  await awaitMember(origin, other.username);
  await storeSession(page, await signIn(origin, member.account));
  return { upline, member };
}

/** Imagines a line of members on a leg of a seat. */
async function imagine(panel: Locator, seat: number, leg: "left" | "right"): Promise<void> {
  await panel.getByLabel("Free seat").selectOption(`${seat} ${leg}`);
  await panel.getByRole("radio", { name: new RegExp(`^${UNITS}`) }).check();
  await panel.getByLabel("Members in a line").fill(String(LINE));
  await panel.getByRole("button", { name: "Imagine them here" }).click();
}

/** The row of a seat in the table of further pairs. */
function findRow(panel: Locator, name: string): Locator {
  // Usernames are isolated by invisible characters.
  const header = panel.page().getByRole("rowheader", { name: new RegExp(`^\\W*${name}\\W*$`) });
  return panel.getByRole("row").filter({ has: header });
}

/** What a row of the table says: further points, flash and POL. */
async function readRow(panel: Locator, name: string): Promise<string[]> {
  const row = findRow(panel, name);
  // A name can load later than the figures.
  await expect(row).toBeVisible();
  return row.getByRole("cell").allTextContents();
}

/** The member's figures in the round that has just been settled. */
async function readOutcome(fork: ForkedChain, plan: WorldAddress["plan"], { username }: Member) {
  const [act] = await fork.client.readContract({
    address: plan,
    abi: planAbi,
    functionName: "UserActivity",
    args: [username, 1n, 1n],
  });
  if (act === undefined) throw new Error(`${username} has no figures of the last round`);
  return act;
}

/** Ends the current round and settles it. */
async function endRound(fork: ForkedChain, plan: WorldAddress["plan"]): Promise<void> {
  const round = await fork.client.readContract({ address: plan, abi: planAbi, functionName: "roundCounter" });
  await fork.moveToRound(round + 1n);
  await fork.settle();
}

test.describe("What if", () => {
  test.beforeEach(({ problems }) => problems.expect(INDEX_BEHIND));

  test("agrees with the contract after the same entries, to the shown digits", async ({
    page,
    chain,
    world,
  }) => {
    test.slow();
    const { upline, member } = await joinFamily(page, chain, world);
    const seat = await readId(chain, world.plan, member.username);
    await openTree(page);
    const panel = await openPanel(page, "What if");
    for (const leg of LEGS) await imagine(panel, seat, leg);
    await expect(panel.getByRole("listitem")).toHaveCount(LEGS.length * LINE);
    const shown = { member: await readRow(panel, "You"), upline: await readRow(panel, upline.username) };
    const commission = panel.locator("dl > div", { hasText: "Your commission" }).locator("dd");

    const fork = await ForkedChain.start(world);
    try {
      const plan = { address: world.plan, abi: planAbi } as const;
      const unitPrice = await fork.client.readContract({ ...plan, functionName: "unitPrice" });
      const units = LEGS.length * LINE * UNITS;
      await expect(panel.getByText("They would pay").locator("..")).toContainText(
        `${formatAmount(unitPrice * BigInt(units))}POL`,
      );
      await expect(panel.getByText("They would pay").locator("..")).toContainText(`$${units * 20}.00`);

      // The same round without these entries.
      const id = await fork.client.snapshot();
      await endRound(fork, world.plan);
      const without = {
        member: await readOutcome(fork, world.plan, member),
        upline: await readOutcome(fork, world.plan, upline),
      };
      await fork.client.revert({ id });

      for (const leg of LEGS) {
        let referral = member.username;
        for (let count = 0; count < LINE; count++) {
          const entry = { sponsor: member.username, referral, leg, units: UNITS };
          referral = (await joinSeat(fork.client, world.plan, entry)).username;
        }
      }
      await endRound(fork, world.plan);
      for (const who of ["member", "upline"] as const) {
        const after = await readOutcome(fork, world.plan, { member, upline }[who]);
        const before = without[who];
        expect(shown[who], who).toEqual([
          String(after.points - before.points),
          String(after.flash - before.flash),
          formatAmount(after.ptEarn - before.ptEarn, 18, 4),
        ]);
        if (who === "upline") continue;
        expect(after.flash).toBe(LINE * UNITS - 10);
        await expect(commission).toHaveText(`${formatAmount(after.spEarn - before.spEarn, 18, 4)}POL`);
      }
    } finally {
      await fork.stop();
    }
  });

  test("shows the cost, the flash and the members who never earned back what they paid in one card @phone-long @long", async ({
    page,
    chain,
    world,
  }) => {
    const { upline, member } = await joinFamily(page, chain, world);
    const seat = await readId(chain, world.plan, member.username);
    await openTree(page);
    const panel = await openPanel(page, "What if");
    const onOneLeg = async () => {
      await expect(panel).toContainText("Your pairs: 0 more points");
      await expect(findRow(panel, "You")).toHaveCount(0);
      // The units pair with those that wait on the upline's other leg.
      expect((await readRow(panel, upline.username)).slice(0, 2)).toEqual(["4", "0"]);
    };
    const behind = panel.getByText(
      /^[\d,]+ of [\d,]+ real members \(\d+%\) have not earned back what they paid/,
    );
    await expect(behind).toBeVisible();
    await imagine(panel, seat, "left");
    await onOneLeg();
    await imagine(panel, seat, "right");
    await expect(panel).toContainText(
      "5 more pairs are above your daily cap. They are flash and earn nothing.",
    );
    await expect(panel).toContainText("Gas is not included.");
    await expect(behind).toBeVisible();
    await expectAccessible(page);

    await panel.getByRole("button", { name: "Remove imagined member 4" }).click();
    await expect(panel.getByRole("listitem")).toHaveCount(LINE);
    await onOneLeg();
    await panel.getByRole("button", { name: "Remove all" }).click();
    await expect(panel.getByRole("listitem")).toHaveCount(0);
  });

  test("gives a ghost's seat back when a member takes it @long", async ({ page, chain, world }) => {
    const { member } = await joinFamily(page, chain, world);
    const seat = await readId(chain, world.plan, member.username);
    await openTree(page);
    const panel = await openPanel(page, "What if");
    await imagine(panel, seat, "left");
    await imagine(panel, seat, "right");
    await expect(panel.getByRole("listitem")).toHaveCount(LEGS.length * LINE);
    const place = { sponsor: member.username, referral: member.username, leg: "left" } as const;
    await joinSeat(chain, world.plan, place);
    await expect(panel.getByRole("listitem")).toHaveCount(LINE, { timeout: 20_000 });
  });

  test("is in Persian, and fits every width @long", async ({ page, chain, world }) => {
    const { member } = await joinFamily(page, chain, world);
    const seat = await readId(chain, world.plan, member.username);
    await page.addInitScript(() => localStorage.setItem("canopy-locale", "fa"));
    await openTree(page);
    const panel = await openPanel(page, "چه می‌شود اگر");
    await panel.getByRole("combobox").selectOption(`${seat} right`);
    await panel.getByRole("button", { name: "اینجا بنشان" }).click();
    await expect(panel.getByRole("listitem")).toHaveCount(1);
    await expect(panel.getByRole("button", { name: "برداشتن عضو فرضی ۱" })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page, [360, 390, 768, 1_440, 2_560]);
  });
});
