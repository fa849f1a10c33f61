import { describe, expect, test } from "vitest";
import { percentDown, shareDown, shareUp } from "./shares.ts";

describe("shares", () => {
  test("never make a good share larger or a bad one smaller than it is", () => {
    expect(shareDown(1_599, 10_000, "en")).toBe("15%");
    expect(shareUp(3_701, 10_000, "en")).toBe("38%");
    expect(shareUp(0, 10_000, "en")).toBe("0%");
    expect(percentDown(2_468_899, "en")).toBe("24,688%");
  });

  test("do not hide less than one percent", () => {
    expect(shareDown(47, 10_000, "en")).toBe("0.47%");
    expect(shareDown(47, 10_000, "fa")).toBe("۰٫۴۷٪");
  });
});
