import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatCalendarMonth,
  formatCount,
  formatDay,
  formatMonth,
  formatPercent,
  formatRatio,
  localizeAmount,
  localizeDigits,
} from "./format.ts";
import { localeFacts, locales } from "./locale.ts";

describe("numbers and days", () => {
  test("use the reader's digits", () => {
    expect(formatCount(1234567, "en")).toBe("1,234,567");
    expect(formatCount(1234567, "fa")).toBe("۱٬۲۳۴٬۵۶۷");
    expect(formatPercent(7_000, "en")).toBe("70%");
    expect(formatPercent(1_250, "en")).toBe("12.5%");
    expect(formatPercent(7_000, "fa")).toBe("۷۰٪");
    expect(formatRatio(21_399, "en")).toBe("2.13");
    expect(formatRatio(500, "en")).toBe("0.05");
    expect(formatRatio(21_399, "fa")).toBe("۲٫۱۳");
    expect(localizeDigits("04:09", "fa")).toBe("۰۴:۰۹");
    expect(localizeDigits("04:09", "en")).toBe("04:09");
  });

  test.each([
    ["$20", "۲۰\u00a0دلار"],
    ["$1,258.68", "۱٬۲۵۸٫۶۸\u00a0دلار"],
    ["$11.46K", "۱۱٫۴۶\u00a0هزار\u00a0دلار"],
    ["-$3.50", "\u200e\u2212۳٫۵۰\u00a0دلار"],
    ["+$3.50", "\u200e+۳٫۵۰\u00a0دلار"],
    ["0.0004", "۰٫۰۰۰۴"],
    ["–", "–"],
  ])("the amount %s in Persian has one number system", (amount, persian) => {
    expect(localizeAmount(amount, "fa")).toBe(persian);
    expect(localizeAmount(amount, "en")).toBe(amount.replace("-", "\u2212"));
  });

  test("say that an amount is less than the smallest one shown", () => {
    expect(localizeAmount("<$0.01", "en")).toBe("<\u00a0$0.01");
    expect(localizeAmount("<$0.01", "fa")).toBe("کمتر از\u00a0۰٫۰۱\u00a0دلار");
    expect(localizeAmount("<0.0001", "fa")).toBe("کمتر از\u00a0۰٫۰۰۰۱");
  });

  test("are written as the standard library writes them", () => {
    const integer = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
    fc.assert(
      fc.property(fc.constantFrom(...locales), integer, (locale, value) => {
        const { tag } = localeFacts[locale];
        const withMinus = (text: string) => text.replace("-", "\u2212");
        const count = withMinus(new Intl.NumberFormat(tag).format(value));
        expect(formatCount(value, locale)).toBe(count);
        expect(formatCount(BigInt(value), locale)).toBe(count);
        const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 });
        expect(formatPercent(value, locale)).toBe(withMinus(percent.format(value / 10_000)));
      }),
    );
  });

  test("use the reader's calendar", () => {
    const day = new Date("2026-11-21T12:00:00Z");
    expect(formatDay(day, "en")).toBe("November 21, 2026");
    expect(formatDay(day, "fa")).toBe("۳۰ آبان ۱۴۰۵");
    expect(formatMonth(day, "en")).toBe("November 2026");
    expect(formatMonth(day, "fa")).toBe("آبان ۱۴۰۵");
  });

  test("keep a calendar in both languages, in UTC", () => {
    const start = new Date("2026-11-01T00:00:00Z");
    const names = (calendar: "gregorian" | "persian") =>
      (["en", "fa"] as const).map((locale) => formatCalendarMonth(start, calendar, locale));
    expect(names("gregorian")).toEqual(["November 2026", "نوامبر ۲۰۲۶"]);
    expect(names("persian")).toEqual(["Aban 1405", "آبان ۱۴۰۵"]);
  });
});
