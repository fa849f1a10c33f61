import type { Page } from "@playwright/test";
import { holdScripts } from "../src/browser/hold-scripts.ts";
import { expect, test } from "../src/fixtures.ts";
import { readMails } from "../src/world/mail.ts";

const form = (page: Page) => page.getByRole("main").locator("form");
const phone = (page: Page) => form(page).getByPlaceholder("Enter a phone number");
const country = (page: Page) => form(page).getByLabel("Country of the phone number");

/** Returns the visitor's country, as a deployment with a country service does. */
const mockCountry = (page: Page, code: string) =>
  page.route("**/api/country*", (route) =>
    route.fulfill({ json: { success: true, message: "", data: { country: code }, errors: null } }),
  );

test.describe("The contact form", () => {
  test("sends the message to the operator by mail, with the phone number in international form @phone-long", async ({
    page,
  }, { project }) => {
    await mockCountry(page, "AT");
    await page.goto("/contact");
    const name = `Ada of ${project.name}`;
    await form(page).getByLabel("Your name").fill(name);
    await form(page).getByLabel("Email").fill("ada@friend.example");
    await phone(page).focus();
    await expect(country(page)).toHaveValue("AT");
    await page.keyboard.type("0664 1234567");
    await form(page).getByLabel("Your message").fill("How do I find the report?");
    await form(page).getByRole("button", { name: "Send message" }).click();
    const done = page.getByRole("status").filter({ hasText: "We received your message" });
    await expect(done).toBeInViewport();
    await expect(done.locator("..")).toBeFocused();
    await expect
      .poll(async () => (await readMails()).find((mail) => mail.includes(`Name: ${name}`)) ?? "")
      .toMatch(/Email: ada@friend\.example\s+Phone: \+43 664 1234567[\s\S]*How do I find the report\?/);
  });

  test("shows each error at its field, keeps the input and sends nothing", async ({ page }) => {
    await mockCountry(page, "DE");
    let sent = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") sent++;
    });
    await page.goto("/contact");
    await form(page).getByLabel("Email").fill("ada@");
    await phone(page).fill("+1 555 0100");
    await expect(country(page)).toHaveValue("DE");
    await form(page).getByLabel("Your message").fill("Hello");
    await page.getByRole("button", { name: "Send message" }).click();

    const summary = form(page).getByRole("alert");
    await expect(summary).toContainText("Check 3 fields");
    await expect(form(page).getByLabel("Your name")).toBeFocused();
    await expect(form(page).getByLabel("Your name")).toHaveAccessibleDescription("Fill in this field.");
    await expect(form(page).getByLabel("Email")).toHaveAccessibleDescription(/complete email address/);
    await expect(phone(page)).toHaveAccessibleDescription(/complete phone number/);
    await expect(form(page).getByLabel("Email")).toHaveValue("ada@");
    await expect(form(page).getByLabel("Your message")).toHaveValue("Hello");
    await expect(phone(page)).toHaveValue("+1 555 0100");
    await expect(country(page)).toHaveValue("DE");
    await summary.getByRole("button", { name: "Phone" }).click();
    await expect(phone(page)).toBeFocused();
    expect(sent).toBe(0);
  });

  test("keeps the input when the server refuses it, and when sending fails", async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/status of 422|Failed to load resource/);
    await page.goto("/contact");
    await fill(page);
    const send = page.getByRole("button", { name: "Send message" });
    const trouble = form(page).getByRole("alert");

    await test.step("a validation error of the server is at its field", async () => {
      const errors = { code: "VALIDATION", email: "Not this one" };
      await page.route("**/api/contact", (route) =>
        route.fulfill({ status: 422, json: { success: false, message: "", data: null, errors } }),
      );
      await send.click();
      await expect(form(page).getByLabel("Email")).toBeFocused();
      await expect(form(page).getByLabel("Email")).toHaveAccessibleDescription(/Not this one/);
    });

    await test.step("without a network, the page says so", async () => {
      await page.unroute("**/api/contact");
      await context.setOffline(true);
      await send.click();
      await expect(trouble).toContainText("You are offline. Send it when your connection is back.");
      await expect(trouble).toContainText("What you wrote is still here.");
      await context.setOffline(false);
    });

    await test.step("a busy server says when to try again", async () => {
      for (const [response, said] of [
        [{ status: 429, headers: { "retry-after": "601" } }, "Try again in 11 minutes."],
        [{ status: 503 }, "Service Unavailable"],
      ] as const) {
        await page.route("**/api/contact", (route) => route.fulfill({ ...response, body: "" }));
        await send.click();
        await expect(trouble).toContainText(said);
      }
      await expect(form(page).getByLabel("Your message")).toHaveValue("Hello");
    });
  });

  test("submitted before hydration is sent after it @long", async ({ page }) => {
    let body: unknown;
    await page.route("**/api/contact", (route) => {
      body = route.request().postDataJSON();
      return route.fulfill({ json: { success: true, message: "", data: null, errors: null } });
    });
    const releaseScripts = await holdScripts(page);
    await page.goto("/fa/contact", { waitUntil: "commit" });
    await form(page).getByLabel("نام شما").fill("آدا");
    await form(page).getByLabel("ایمیل").fill("ada@friend.example");
    await form(page).getByLabel("پیام شما").fill("سلام");
    await form(page).getByRole("button", { name: "فرستادن پیام" }).click();
    releaseScripts();
    await expect(page.getByText("سپاس. پیامتان رسید")).toBeVisible();
    expect(body).toEqual({ name: "آدا", email: "ada@friend.example", message: "سلام", locale: "fa" });
  });

  test("without JavaScript, points to the mail address @long", async ({ browser, world }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: world.origin });
    const page = await context.newPage();
    await page.goto("/contact");
    // By tag: Playwright finds no text or role inside noscript.
    const note = form(page).locator("noscript p");
    await expect(note).toBeVisible();
    await expect(note).toContainText("This form needs JavaScript.");
    await expect(note.locator("a")).toHaveAttribute("href", /^mailto:/);
    await context.close();
  });
});

test.describe("The phone field", () => {
  test("looks up the country only on focus, takes 25 characters, and follows the country of the number", async ({
    page,
  }) => {
    let asked = 0;
    await mockCountry(page, "DE");
    page.on("request", (request) => {
      if (/\/api\/country|\/numbers-/.test(request.url())) asked++;
    });
    await page.goto("/contact");
    await form(page).getByLabel("Your message").fill("Hello");
    expect(asked).toBe(0);
    await expect(phone(page)).toHaveAttribute("maxlength", "25");
    await phone(page).focus();
    await expect(country(page)).toHaveValue("DE");
    expect(asked).toBe(2);
    // From a Persian keyboard.
    await phone(page).fill("+۹۸۹۱۲۳۴۵۶۷۸۹");
    await phone(page).blur();
    await expect(phone(page)).toHaveValue("+98 912 345 6789");
    await expect(country(page)).toHaveValue("IR");
    await country(page).selectOption("FR");
    await expect(phone(page)).toHaveValue(/^\+33 /);
  });

  test("lists countries also when it was focused before hydration @long", async ({ page }) => {
    await mockCountry(page, "DE");
    const releaseScripts = await holdScripts(page);
    await page.goto("/contact", { waitUntil: "commit" });
    await phone(page).focus();
    releaseScripts();
    await expect(country(page)).toHaveValue("DE");
    await expect(phone(page)).toBeFocused();
  });

  test.describe("without a country service", () => {
    test.use({ locale: "de-CH" });

    test("takes the country from the browser's language @long", async ({ page, problems }) => {
      // The test server has no country service.
      problems.expect(/status of 404 .*\/api\/country/);
      await page.goto("/fa/contact");
      const field = page.getByRole("main").locator("input[type=tel]");
      await field.focus();
      await expect(page.getByRole("main").getByLabel("کشور شمارهٔ تلفن")).toHaveValue("CH");
      // A number runs from left to right in every language.
      expect(await field.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
    });
  });

  test("is a plain field when its code fails to load, and sends the number as typed @long", async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to (load resource|fetch)/);
    await page.route("**/numbers-*.js", (route) => route.abort());
    let body: unknown;
    await page.route("**/api/contact", (route) => {
      body = route.request().postDataJSON();
      return route.fulfill({ json: { success: true, message: "", data: null, errors: null } });
    });
    await page.goto("/contact");
    await fill(page);
    await phone(page).fill("030 1234567");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("We received your message")).toBeVisible();
    expect(body).toMatchObject({ phone: "030 1234567" });
  });
});

/** Fills in the required fields. */
async function fill(page: Page): Promise<void> {
  await form(page).getByLabel("Your name").fill("Ada");
  await form(page).getByLabel("Email").fill("ada@friend.example");
  await form(page).getByLabel("Your message").fill("Hello");
}
