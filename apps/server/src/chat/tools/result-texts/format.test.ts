import { describe, expect, test } from "vitest";
import { figuresIn } from "./format.ts";

const [en, fa] = [figuresIn("en"), figuresIn("fa")];

test.each([
  ["40", "40 POL", "۴۰ POL"],
  ["12.5", "12.50 POL", "۱۲٫۵۰ POL"],
  ["1234.56789", "1,234.5678 POL", "۱٬۲۳۴٫۵۶۷۸ POL"],
  ["100.2003", "100.2003 POL", "۱۰۰٫۲۰۰۳ POL"],
  ["0", "0 POL", "۰ POL"],
  ["0.000000000000000007", "less than 0.0001 POL", "کمتر از ۰٫۰۰۰۱ POL"],
  ["-3.25", "\u22123.25 POL", "\u200e\u2212۳٫۲۵ POL"],
])("%s POL", (decimal, english, persian) => {
  expect([en.pol(decimal, 4), fa.pol(decimal, 4)]).toEqual([english, persian]);
});

test.each([
  ["20", "$20", "۲۰ دلار"],
  ["11460.5", "$11,460.50", "۱۱٬۴۶۰٫۵۰ دلار"],
])("%s USD", (decimal, english, persian) => {
  expect([en.usd(decimal), fa.usd(decimal)]).toEqual([english, persian]);
});

test("counts have the digits of the language", () => {
  expect([en.many(1, "unit"), en.many(1_200, "unit"), fa.count(1_200)]).toEqual([
    "1 unit",
    "1,200 units",
    "۱٬۲۰۰",
  ]);
  expect([en.percent(12.5), fa.percent(-3)]).toEqual(["12.5%", "\u200e\u2212۳٪"]);
});

describe("times", () => {
  test("are in UTC, or in Iran's calendar and time", () => {
    const iso = "2026-11-26T12:00:00.000Z";
    expect(en.moment(iso)).toBe("November 26, 2026 at 12:00 PM UTC");
    expect(fa.moment(iso)).toBe("۵ آذر ۱۴۰۵ ساعت ۱۵:۳۰ به وقت ایران");
  });

  test("are left within a day only", () => {
    const now = new Date("2026-11-26T12:00:00Z");
    expect(en.left("2026-11-26T15:20:00Z", now)).toBe("3 h 20 min");
    expect(fa.left("2026-11-26T15:20:00Z", now)).toBe("۳ ساعت و ۲۰ دقیقه");
    expect(fa.left("2026-11-26T12:20:00Z", now)).toBe("۲۰ دقیقه");
    expect([en.left("2026-11-26T11:00:00Z", now), en.left("2026-11-28T12:00:00Z", now)]).toEqual([
      null,
      null,
    ]);
  });
});
