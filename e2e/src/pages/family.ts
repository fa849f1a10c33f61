import type { ChainClient } from "@canopy/dev/chain/client";
import { joinSeat, type Member } from "@canopy/dev/test/member";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectLoaded } from "../browser/scroll-through.ts";
import { seededAccount } from "../wallet/accounts.ts";
import { awaitMember, signIn, storeSession } from "../wallet/session.ts";
import { joinApart } from "../world/join-apart.ts";
import type { WorldAddress } from "../world/world-address.ts";

interface Family {
  /** Has one unit, and the other two below. */
  member: Member;
  /** With one unit. */
  left: Member;
  /** With five units. */
  right: Member;
}

/** A signed-in member with a member on each leg. */
export async function joinFamily(page: Page, chain: ChainClient, world: WorldAddress): Promise<Family> {
  const { plan, origin } = world;
  // Members of other tests would come on the smaller leg.
  const member = await joinApart(chain, world);
  const below = { sponsor: member.username, referral: member.username };
  const left = await joinSeat(chain, plan, { ...below, leg: "left" });
  const right = await joinSeat(chain, plan, { ...below, leg: "right", units: 5 });
  await awaitMember(origin, right.username);
  await storeSession(page, await signIn(origin, member.account));
  return { member, left, right };
}

/** Opens the tree of a seeded member with many below. */
export async function openWillow(page: Page, { origin }: WorldAddress): Promise<void> {
  await storeSession(page, await signIn(origin, seededAccount(0)));
  await openTree(page);
}

/** Opens a page of the tree and waits until all of the tree is loaded. */
export async function openTree(page: Page, path = "/dashboard/family"): Promise<void> {
  await page.goto(path);
  await expect(drawing(page)).toBeVisible();
  await expectLoaded(page);
  await expect(page.getByText("loading the rest of the network")).toHaveCount(0);
  await expect(page.getByText("loading units and points")).toHaveCount(0);
}

/** The drawing, which takes keys. */
export function drawing(page: Page): Locator {
  return page.getByRole("application");
}

/** Opens a panel of the tree by the name of its button, which is also the name of its region. */
export async function openPanel(page: Page, name: string): Promise<Locator> {
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  const panel = page.getByRole("region", { name, exact: true });
  await expect(panel).toBeVisible();
  return panel;
}

/** A button of the list of jumps. */
export function jump(page: Page, name: string): Locator {
  return page.getByRole("list", { name: "Go to" }).getByRole("button", { name, exact: true });
}

/** The card of a seat, or of a free seat. */
export function card(page: Page, title: string): Locator {
  return page.getByRole("region", { name: title, exact: true });
}

/** Expects that the selected seat is announced: its name, or other words at the beginning. */
export async function expectSelected(page: Page, words: string): Promise<void> {
  // Names in a text of the other direction are isolated.
  const announced = page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: new RegExp(`^\\W*${words}\\b`) });
  await expect(announced.first()).toBeAttached();
}

/** The value of a figure of a card, by its name. */
export function figure(panel: Locator, name: string | RegExp): Locator {
  return panel.locator("dl > div", { has: panel.page().getByText(name, { exact: true }) }).locator("dd");
}
