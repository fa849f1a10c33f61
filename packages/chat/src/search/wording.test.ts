import { describe, expect, test } from "vitest";
import { finish } from "./steps.ts";
import { Wordings } from "./wording.ts";

const toHeading = (text: string, factor: number) => ({ factor, stems: new Set(text.split(" ")) });
const wordings = finish(
  Wordings.read(
    new Map([
      ["box", [toHeading("what is a box", 1), toHeading("where is my money", 0.97)]],
      ["point", [toHeading("what is a point", 1)]],
      ["empty", []],
    ]),
  ),
);
const find = (text: string) => wordings.find(new Set(text.split(" ")));

describe("the wording of a question", () => {
  test("is compared with the likest heading of each passage", () => {
    expect(find("where is the money")("box").similarity).toBeCloseTo(0.97 * (6 / 8));
    expect(find("where is the money")("point").similarity).toBeCloseTo(2 / 8);
    expect(find("what box")("box").similarity).toBeCloseTo(4 / 6);
  });

  test("is a title only if it has all its words, and no others", () => {
    expect(find("is a box what")("box")).toEqual({ similarity: 1, isTitle: true, isHeading: true });
    expect(find("what is a big box")("box").isTitle).toBe(false);
    expect(find("where is my money")("box")).toEqual({
      similarity: expect.closeTo(0.97),
      isTitle: false,
      isHeading: true,
    });
    expect(find("where is my big money")("box").isHeading).toBe(false);
  });

  test("has nothing in common with passages that share no stem, or have no headings", () => {
    for (const passage of ["point", "empty", "unknown"])
      expect(find("money")(passage)).toEqual({ similarity: 0, isTitle: false, isHeading: false });
  });

  test("is the same after the headings were saved", () => {
    const restored = new Wordings(structuredClone(wordings.saved));
    expect(restored.find(new Set(["my", "box"]))("box")).toEqual(find("my box")("box"));
  });
});
