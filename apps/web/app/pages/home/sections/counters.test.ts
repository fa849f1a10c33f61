import { describe, expect, test } from "vitest";
import { counterTexts } from "./counters.ts";

describe("the counters of the home page", () => {
  test("show members as a whole number and volume in thousands of dollars", () => {
    const data = { userCount: 61, allEnteredUSD: "3140000000000000000000" };
    expect(counterTexts({ status: "ready", data }, "en")).toEqual({ users: "61", volume: "$3.14K" });
    expect(counterTexts({ status: "ready", data }, "fa")).toEqual({
      users: "۶۱",
      volume: "۳٫۱۴\u00a0هزار\u00a0دلار",
    });
  });

  test("stay 0 while loading and after a failure", () => {
    expect(counterTexts({ status: "waiting" }, "en")).toEqual({ users: "0", volume: "0" });
    expect(counterTexts({ status: "failed" }, "en")).toEqual({ users: "0", volume: "0" });
  });
});
