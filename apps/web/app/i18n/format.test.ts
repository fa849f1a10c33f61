import { describe, expect, it } from "vitest";
import { formatCount, formatDay, formatPercent, localizeDigits } from "./format.ts";

describe("numbers and days", () => {
  it("use the reader's digits", () => {
    expect(formatCount(1234567, "en")).toBe("1,234,567");
    expect(formatCount(1234567, "fa")).toBe("۱٬۲۳۴٬۵۶۷");
    expect(formatPercent(7_000, "en")).toBe("70%");
    expect(formatPercent(1_250, "en")).toBe("12.5%");
    expect(formatPercent(7_000, "fa")).toBe("۷۰٪");
    expect(localizeDigits("04:09", "fa")).toBe("۰۴:۰۹");
    expect(localizeDigits("04:09", "en")).toBe("04:09");
  });

  it("use the reader's calendar", () => {
    const day = new Date("2026-11-21T12:00:00Z");
    expect(formatDay(day, "en")).toBe("November 21, 2026");
    expect(formatDay(day, "fa")).toBe("۳۰ آبان ۱۴۰۵");
  });
});
