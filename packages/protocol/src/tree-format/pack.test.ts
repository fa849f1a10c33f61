import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pack, unpack } from "./pack.ts";

/** Values of every width, up to 32 bits. */
const anyValues = fc
  .array(
    fc.integer({ min: 0, max: 32 }).chain((bits) => fc.integer({ min: 0, max: 2 ** bits - 1 })),
    { maxLength: 400 },
  )
  .map((values) => Uint32Array.from(values));

describe("packed values", () => {
  test("are the same after unpacking", () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(unpack(pack(values), values.length, "units")).toEqual(values);
      }),
    );
  });

  test("are a width and the bits of each value, the lowest first", () => {
    expect([...pack(Uint32Array.of(1, 2, 3))]).toEqual([2, 0b11_10_01]);
    expect([...pack(Uint32Array.of(0x1ff, 1))]).toEqual([9, 0xff, 0b11, 0]);
  });

  test("take no bits when all values of a block are 0", () => {
    expect([...pack(new Uint32Array(300))]).toEqual([0, 0, 0]);
  });

  test("have a width of their own in each block of 128", () => {
    const values = new Uint32Array(129).fill(1);
    values[128] = 2 ** 32 - 1;
    expect([...pack(values)]).toEqual([1, ...Array<number>(16).fill(0xff), 32, 0xff, 0xff, 0xff, 0xff]);
  });

  test.each<[string, number[], number, string]>([
    ["one block is missing", [0], 129, "The section units is too short."],
    ["a block has no values", [8], 1, "The section units is too short."],
    ["a value is cut off", [8, 1, 2], 3, "The section units is too short."],
    ["bytes follow", [8, 1, 2], 1, "The section units is too long."],
    ["a width is above 33", [34, 0, 0, 0, 0, 0], 1, "The section units has values of 34 bits."],
    ["there are far more values than bytes", [0, 0], 2 ** 50, "The section units is too short."],
  ])("are refused when %s", (_case, bytes, count, message) => {
    expect(() => unpack(Uint8Array.from(bytes), count, "units")).toThrow(message);
  });
});
