import { holdScripts } from "../src/browser/hold-scripts.ts";
import { expect, test } from "../src/fixtures.ts";
import { readMails } from "../src/world/mail.ts";

test.describe("The feedback form", () => {
  test("sends feedback and username to the operator by mail", async ({ page }) => {
    await page.goto("/");
    const form = page.getByRole("main").locator("form");
    await form.getByLabel("Your feedback").fill("The figures agree with the chain.");
    await form.getByLabel("Username").fill("willow");
    await form.getByRole("button", { name: "Send Now" }).click();
    await expect(page.getByText("We received your feedback")).toBeInViewport();
    await expect
      .poll(async () => (await readMails()).find((mail) => mail.includes("Feedback: willow")) ?? "")
      .toContain("The figures agree with the chain.");
  });

  test("sends what was written and submitted before hydration", async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    const form = page.getByRole("main").locator("form");
    await form.getByLabel("Your feedback").fill("Written on a slow line.");
    await form.getByRole("button", { name: "Send Now" }).click();
    releaseScripts();
    await expect(page.getByText("We received your feedback")).toBeVisible();
    await expect
      .poll(async () => (await readMails()).some((mail) => mail.includes("Written on a slow line.")))
      .toBe(true);
  });

  test("keeps input and focus through hydration, and hides its error area until validation fails", async ({
    page,
  }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto("/fa", { waitUntil: "commit" });
    const form = page.getByRole("main").locator("form");
    const field = form.getByLabel("بازخورد شما");
    await field.fill("نیمهٔ یک جمله");
    releaseScripts();
    await expect(page.locator("[data-lazy]:has(textarea)")).toHaveAttribute("data-rendered");
    await expect(field).toHaveValue("نیمهٔ یک جمله");
    await expect(field).toBeFocused();

    await field.fill("");
    const area = form.locator("[role=alert]");
    await expect(area).toBeHidden();
    await form.getByLabel("نام کاربری").fill("Willow!");
    await form.getByRole("button", { name: "بفرستید" }).click();
    await expect(area).toBeVisible();
    await expect(area).toContainText("۲ مورد را دوباره ببینید");
    await expect(field).toBeFocused();
    await expect(form.getByLabel("نام کاربری")).toHaveAccessibleDescription(/۴ تا ۱۶ نویسه/);
    await expect(form.getByLabel("نام کاربری")).toHaveValue("Willow!");
  });
});
