import { describe, expect, it } from "vitest";
import { legFills } from "./leg-fills.ts";

describe("the leg balance", () => {
  it("is empty when nothing waits", () => {
    expect(legFills(0, 0)).toEqual([0, 0]);
  });

  it("measures the lighter leg against the heavier one", () => {
    expect(legFills(1, 4)).toEqual([25, 100]);
    expect(legFills(3, 3)).toEqual([100, 100]);
  });

  it("leaves a leg empty on which nothing waits", () => {
    expect(legFills(0, 1000)).toEqual([0, 100]);
    expect(legFills(1, 0)).toEqual([100, 0]);
  });

  it("keeps a leg visible on which little waits", () => {
    expect(legFills(1, 1000)).toEqual([4, 100]);
  });
});
