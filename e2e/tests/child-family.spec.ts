import type { ChainClient } from "@canopy/dev/chain/client";
import { fundedAccount, joinPlan, joinSeat } from "@canopy/dev/test/member";
import { memberDataSchema } from "@canopy/shared/api/members";
import type { Page } from "@playwright/test";
import type { HDAccount } from "viem/accounts";
import { fit, toScreen, toViewport } from "../../apps/web/app/features/tree/draw/camera/camera.ts";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test as publicTest } from "../src/fixtures.ts";
import { choosePages } from "../src/long-run.ts";
import { card, drawing, joinFamily, openTree } from "../src/pages/family.ts";
import { seededAccount } from "../src/wallet/accounts.ts";
import { awaitMember, signIn, storeSession } from "../src/wallet/session.ts";
import { readName } from "../src/world/read-plan.ts";
import { readTree } from "../src/world/read-tree.ts";
import { type WorldAddress, worldAddress } from "../src/world/world-address.ts";

const toPath = (wallet: string) => `/dashboard/child-family?member=${wallet}`;
const title = (page: Page) => page.getByRole("heading", { level: 1 });

publicTest.describe("The family of a member below", () => {
  publicTest.beforeEach(({ problems }) => problems.expect(INDEX_BEHIND));

  publicTest("opens by the address of the wallet @phone-long @long", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan, { sponsor: "hazel" });
    const seat = { sponsor: member.username, referral: member.username } as const;
    const below = await joinSeat(chain, world.plan, { ...seat, leg: "left" });
    await awaitMember(world.origin, below.username);
    await storeSession(page, await signIn(world.origin, member.account));
    await openTree(page, toPath(below.account.address));
    await expect(title(page)).toHaveText(`Family of ${below.username}`);
    await expectAccessible(page);
    await page.getByRole("link", { name: "See your own family" }).click();
    await expect(page).toHaveURL("/dashboard/family");

    // A lower-case address is the same one, and the member's own address shows their own family.
    await page.goto(toPath(member.account.address.toLowerCase()));
    await expect(page).toHaveURL("/dashboard/family");
  });

  publicTest("says so when no member has the address @long", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    const stranger = await fundedAccount(chain);
    await storeSession(page, await signIn(world.origin, member.account));
    for (const wallet of [stranger.address, "0x1234", ""]) {
      await page.goto(toPath(wallet));
      await expect(page.getByText("No member has this wallet")).toBeVisible();
    }
    await expectAccessible(page);
  });
});

const test = publicTest.extend({
  world: async ({ privateWorld }, use) => use(privateWorld),
  baseURL: async ({ privateWorld }, use) => use(privateWorld.origin),
});

// In one worker, which starts a server.
test.describe.configure({ mode: "default" });

/** A member by the API. */
async function readMember(username: string | null) {
  const response = await fetch(`${worldAddress().origin}/api/members/${username}`);
  return memberDataSchema.parse((await response.json()).data);
}

/** Seeded members that are looked through for an account. */
const SEEDED = 60;

/** The account of a seeded member. */
async function findAccount(
  chain: ChainClient,
  { plan }: WorldAddress,
  username: string | null,
): Promise<HDAccount> {
  for (let index = 0; index < SEEDED; index++) {
    const account = seededAccount(index);
    if ((await readName(chain, plan, account.address)) === username) return account;
  }
  throw new Error(`None of the first ${SEEDED} seeded accounts is ${username}`);
}

/** Where the page shows the top of a tree with one seat on each leg, before it is moved. */
async function findTop(page: Page): Promise<{ x: number; y: number }> {
  const box = await drawing(page).boundingBox();
  if (box === null) throw new Error("There is no drawing");
  const viewport = toViewport(box.width, box.height);
  const top = toScreen(fit(viewport, { start: 0, width: 3, y: 0, depth: 1 }), viewport, { x: 1.5, y: 0 });
  return { x: box.x + top.x, y: box.y + top.y };
}

test.describe("Where the tree is private", () => {
  test("a member sees their own family and those below, and no other @phone-long", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(/status of 403/);
    const willow = await readMember("willow");
    const own = await readMember(willow.left);
    const stranger = await readMember(willow.right);
    const below = await readMember(own.left);
    const session = await signIn(world.origin, await findAccount(chain, world, own.username));
    await storeSession(page, session);

    await openTree(page);
    const { size } = await readTree(worldAddress().origin, { username: own.username });
    // The last closed round, which no other test changes.
    const film = page.getByRole("region", { name: "Growth by round" });
    await film.getByRole("slider").press("ArrowLeft");
    await expect(film).toContainText(`${size.toLocaleString("en-US")} seats`);
    await openTree(page, toPath(below.wallet));
    await expect(title(page)).toHaveText(`Family of ${below.username}`);

    for (const { wallet } of choosePages([stranger, willow], { walk: 0, walks: 2 })) {
      await page.goto(toPath(wallet));
      await expect(page.getByText("This family is not public")).toBeVisible();
      await expect(
        page.getByText("This part of the tree is private. Open your own seat, or one below it."),
      ).toBeVisible();
      await expect(drawing(page)).toHaveCount(0);
    }
    await expectAccessible(page);
  });

  test("a tap on the member's own seat opens its card @long", async ({ page, chain }) => {
    const { member } = await joinFamily(page, chain, worldAddress());
    await openTree(page);
    const top = await findTop(page);
    await page.mouse.click(top.x, top.y);
    await expect(card(page, member.username)).toContainText("Wallet");
  });

  test("a tap while the drawing moves opens the card of the seat below it @long", async ({ page, chain }) => {
    const { member } = await joinFamily(page, chain, worldAddress());
    await openTree(page);
    const top = await findTop(page);
    await page.mouse.move(top.x, top.y);
    await page.mouse.wheel(40, 25);
    await page.mouse.click(top.x - 40, top.y - 25);
    await expect(card(page, member.username)).toContainText("Wallet");
  });

  test("the browser keeps the own family for the time without a network, and until the logout @long", async ({
    page,
    chain,
    world,
  }) => {
    const account = await findAccount(chain, world, (await readMember("willow")).left);
    await storeSession(page, await signIn(world.origin, account));
    await openTree(page);
    const countStored = () =>
      page.evaluate(async () => (await (await caches.open("canopy-tree")).keys()).length);
    await expect.poll(countStored).toBe(1);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    await expect.poll(countStored).toBe(0);
  });

  test("the API refuses the whole tree, and the seats of strangers", async ({ world, chain, request }) => {
    const willow = await readMember("willow");
    const own = await readMember(willow.left);
    const account = await findAccount(chain, world, own.username);
    const { token } = await signIn(world.origin, account);
    const headers = { authorization: `Bearer ${token}` };
    const read = async (path: string, signedIn = true) =>
      (await request.get(`/api${path}`, signedIn ? { headers } : {})).status();
    expect(await read(`/members/${own.username}/shape`)).toBe(200);
    expect(await read(`/members/${own.left}/shape`)).toBe(200);
    expect(await read(`/members/${willow.right}/shape`)).toBe(403);
    expect(await read("/tree/latest")).toBe(403);
    expect(await read(`/members/${own.username}/shape`, false)).toBe(401);
  });
});
