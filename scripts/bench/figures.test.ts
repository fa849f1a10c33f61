import { afterEach, describe, expect, test } from "vitest";
import { type Figure, report, table } from "./figures.ts";

const figure: Figure = { name: "carry", value: 5_981, unit: "gas", target: 6_000, ratio: null, peer: null };

describe("a bench", () => {
  const exitCode = process.exitCode;
  afterEach(() => {
    process.exitCode = exitCode;
  });

  test("prints a figure with its target and its peer", () => {
    const text = table([{ ...figure, ratio: 1.5, peer: "a walk" }]);
    expect(text).toMatch(/carry +5,981 {2}gas +<= 6,000 {2}met +1\.5x {2}a walk$/);
  });

  test("names the missed target and fails", () => {
    let text = "";
    report([figure, { ...figure, value: 6_001 }], (part) => {
      text += part;
    });
    expect(text).toContain("MISSED");
    expect(process.exitCode).toBe(1);
  });

  test("passes when every target is met or there is none", () => {
    report([figure, { ...figure, value: 1e9, target: null }], () => {});
    expect(process.exitCode).toBe(exitCode);
  });

  test("reads a target as a lower bound if `least` is set", () => {
    const text = table([{ ...figure, least: true }]);
    expect(text).toMatch(/>= 6,000 {2}MISSED/);
  });

  test("fails without figures", () => {
    expect(() => report([], () => {})).toThrow("measured nothing");
  });
});
