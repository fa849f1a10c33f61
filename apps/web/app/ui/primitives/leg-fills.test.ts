import { describe, expect, test } from "vitest";
import { legFills } from "./leg-fills.ts";

describe("the leg balance", () => {
  test("is empty without waiting units", () => {
    expect(legFills(0, 0)).toEqual([0, 0]);
  });

  test("scales the smaller leg by the larger one", () => {
    expect(legFills(1, 4)).toEqual([25, 100]);
    expect(legFills(3, 3)).toEqual([100, 100]);
  });

  test("leaves a leg without waiting units empty", () => {
    expect(legFills(0, 1000)).toEqual([0, 100]);
    expect(legFills(1, 0)).toEqual([100, 0]);
  });

  test("keeps a nearly empty leg visible", () => {
    expect(legFills(1, 1000)).toEqual([4, 100]);
  });
});
