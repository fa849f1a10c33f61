import { afterEach, describe, expect, test, vi } from "vitest";
import { chooseDigits } from "./digits.ts";
import { formatCount, formatDay, formatPercent, localizeAmount, localizeDigits } from "./format.ts";

function openPage(pathname: string): void {
  vi.stubGlobal("window", { location: { pathname } });
}

afterEach(() => {
  chooseDigits(null);
  vi.unstubAllGlobals();
});

const day = new Date("2026-11-21T12:00:00Z");

describe("the dashboard", () => {
  test("writes Persian figures in Latin digits, if they are chosen", () => {
    openPage("/dashboard/profile");
    chooseDigits("latin");
    expect(formatCount(1_234, "fa")).toBe("1,234");
    expect(formatPercent(1_250, "fa")).toBe("12.5%");
    expect(localizeAmount("$11.46K", "fa")).toBe("11.46\u00a0هزار\u00a0دلار");
    expect(localizeDigits("04:09", "fa")).toBe("04:09");
    expect(formatDay(day, "fa")).toBe("30 آبان 1405");
  });

  test("writes English figures in Persian digits, if they are chosen", () => {
    openPage("/dashboard");
    chooseDigits("persian");
    expect(formatCount(1_234, "en")).toBe("۱٬۲۳۴");
    expect(formatPercent(1_250, "en")).toBe("۱۲٫۵٪");
    expect(localizeAmount("-$11.46K", "en")).toBe("\u2212$۱۱٫۴۶K");
    expect(localizeAmount("–", "en")).toBe("–");
    expect(formatDay(day, "en")).toBe("November ۲۱, ۲۰۲۶");
  });
});

test.each(["/", "/fa/about", "/login"])("%s keeps the digits of its language", (pathname) => {
  openPage(pathname);
  chooseDigits("persian");
  expect(formatCount(1_234, "en")).toBe("1,234");
  chooseDigits("latin");
  expect(formatCount(1_234, "fa")).toBe("۱٬۲۳۴");
});
