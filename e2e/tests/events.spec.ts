import { joinPlan } from "@canopy/dev/test/member";
import type { BrowserContext, Page, Request } from "@playwright/test";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { t, tLike } from "../src/translate.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";
import { readBox } from "../src/world/read-plan.ts";

/** Streams of events that the pages of a browser open. */
function watchStreams(context: BrowserContext): Request[] {
  const streams: Request[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/events") streams.push(request);
  });
  return streams;
}

const age = (page: Page) => page.getByRole("contentinfo").getByText(tLike("Figures as of block"));

test.describe("Figures of the dashboard", () => {
  test("change without a reload, over one connection for all tabs @phone-persian", async ({
    page,
    context,
    chain,
    world,
    problems,
  }) => {
    problems.expect(INDEX_BEHIND);
    const streams = watchStreams(context);
    const member = await joinPlan(chain, world.plan);
    const session = await signIn(world.origin, member.account);
    await storeSession(page, session);
    await page.goto("/dashboard");
    await expect(age(page)).toBeVisible();
    const second = await context.newPage();
    await storeSession(second, session);
    await second.goto("/dashboard");
    await expect(age(second)).toBeVisible();
    expect(streams).toHaveLength(1);

    await joinPlan(chain, world.plan, { sponsor: member.username });
    expect(await readBox(chain, world.plan, member.username)).toBeGreaterThan(0n);
    await expect(second.getByRole("region", { name: t("Recent activity") })).toContainText(t("Commission"));

    // The other tab takes over, after the last block that it saw.
    await page.close();
    await expect.poll(() => streams.length).toBe(2);
    expect(await streams[1]?.headerValue("last-event-id")).toMatch(/^\d+$/);
    expect(await streams[1]?.headerValue("authorization")).toBe(`Bearer ${session.token}`);
  });

  test("are asked for while the stream of events does not open @phone-persian @long", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(/api\/events/);
    problems.expect(INDEX_BEHIND);
    await page.route("**/api/events", (route) => route.abort("connectionfailed"));
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");
    await expect(age(page)).toBeVisible();
    await joinPlan(chain, world.plan, { sponsor: member.username });
    await expect(page.getByRole("region", { name: t("Recent activity") })).toContainText(t("Commission"), {
      timeout: 25_000,
    });
  });
});
