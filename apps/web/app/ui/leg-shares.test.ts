import { describe, expect, it } from "vitest";
import { legShares } from "./leg-shares.ts";

describe("the leg balance", () => {
  it("is even when nothing waits", () => {
    expect(legShares(0, 0)).toEqual([50, 50]);
  });

  it("shows the share of each leg", () => {
    expect(legShares(1, 3)).toEqual([25, 75]);
  });

  it("keeps an empty leg visible", () => {
    expect(legShares(0, 1000)).toEqual([4, 96]);
    expect(legShares(1000, 0)).toEqual([96, 4]);
  });
});
