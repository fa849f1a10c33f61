import { describe, expect, test, vi } from "vitest";
import { fitText } from "./pen.ts";

/** A pen whose letters are as wide as `widths` says, and 10 otherwise. */
function createPen(widths: Readonly<Record<string, number>> = {}) {
  const measureText = vi.fn((text: string) => {
    const width = [...text].reduce((sum, letter) => sum + (widths[letter] ?? 10), 0);
    return { width } as TextMetrics;
  });
  return { measureText };
}

describe("a text", () => {
  test("stays whole where it fits", () => {
    expect(fitText(createPen(), "hazel", 50)).toBe("hazel");
  });

  test("is cut to the longest beginning that fits, also where letters differ in width", () => {
    const narrow = "i".repeat(7);
    expect(fitText(createPen(), "sealing", 55)).toBe("seal…");
    expect(fitText(createPen({ i: 2 }), `${narrow}www`, 30)).toBe(`${narrow}…`);
    expect(fitText(createPen({ i: 2 }), `www${narrow}`, 30)).toBe("ww…");
    expect(fitText(createPen({ "😀": 20 }), "😀😀😀", 50)).toBe("😀😀…");
  });

  test("is left out where not even two letters fit", () => {
    expect(fitText(createPen(), "juniper", 29)).toBe("");
    expect(fitText(createPen(), "ab", 19)).toBe("");
    expect(fitText(createPen(), "ab", 0)).toBe("");
  });

  test("is measured a few times, however long it is", () => {
    const pen = createPen();
    expect(fitText(pen, "a".repeat(60), 305)).toBe(`${"a".repeat(29)}…`);
    expect(pen.measureText.mock.calls.length).toBeLessThanOrEqual(5);
  });
});
