import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeValues, encodeValues } from "./code.ts";
import { packSmall, unpack } from "./pack.ts";

/** Columns such as units and points: small values, some of them frequent. */
const columns = fc
  .uniqueArray(fc.integer({ min: 0, max: 255 }), { minLength: 2, maxLength: 60 })
  .chain((values) => fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 3_000 }))
  .map((values) => Uint32Array.from(values));

/** A million units of members: most hold one, few hold five. */
const units = (length: number) =>
  Uint32Array.from({ length }, (_, index) => 1 + Math.floor(5 * ((index * 0.618) % 1) ** 3));

/** The bits that a value needs on average if its frequency is all that is known. */
function entropy(values: Uint32Array): number {
  const counts = Map.groupBy(values, (value) => value).values();
  const shares = Array.from(counts, ({ length }) => length / values.length);
  return shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
}

describe("coded values", () => {
  test("are the same after decoding", () => {
    fc.assert(
      fc.property(columns, (values) => {
        const bytes = encodeValues(values);
        fc.pre(bytes !== null);
        expect(decodeValues(bytes, values.length, "units")).toEqual(values);
      }),
    );
  });

  test("are the lengths of the codes by value, then the codes from their first bit on", () => {
    // 1 is 0, 2 is 10, 3 is 11.
    expect([...(encodeValues(Uint32Array.of(1, 2, 1, 3, 1)) ?? [])]).toEqual([33, 3, 0, 1, 2, 2, 0b0110_010]);
  });

  test("take less than a bit more than needed, and a tenth for units of members", () => {
    const countBits = (values: Uint32Array) => (8 * (encodeValues(values)?.length ?? 0)) / values.length;
    const members = units(100_000);
    expect(countBits(members)).toBeLessThan(1.1 * entropy(members));
    const points = Uint32Array.from({ length: 100_000 }, (_, index) =>
      Math.floor(51 * ((index * 0.618) % 1) ** 4),
    );
    expect(countBits(points)).toBeLessThan(entropy(points) + 0.1);
  });

  test.each<[string, Uint32Array]>([
    ["all are one value", new Uint32Array(500).fill(7)],
    ["one is above 255", Uint32Array.of(1, 1, 2, 256)],
    ["there are none", new Uint32Array(0)],
    // Each value is as frequent as all rarer ones together.
    ["a code would be too long", Uint32Array.from({ length: 2 ** 18 }, (_, index) => Math.clz32(index))],
  ])("are packed when %s", (_case, values) => {
    expect(encodeValues(values)).toBeNull();
    expect(unpack(packSmall(values), values.length, "units")).toEqual(values);
  });

  test("are packed when that is shorter", () => {
    expect([...packSmall(Uint32Array.of(0, 3, 1, 50))]).toEqual([6, 0xc0, 0x10, 0xc8]);
  });

  const valid = [33, 3, 0, 1, 2, 2, 0b0110_010];
  test.each<[string, number[], number, string]>([
    ["there are no codes", [33], 5, "The section units is too short."],
    ["there are no values", valid.slice(0, 6), 5, "The section units is too short."],
    ["a value is cut off", valid, 8, "The section units is too short."],
    ["bytes follow", [...valid, 0], 5, "The section units is too long."],
    ["there are far more values than bytes", valid, 2 ** 50, "The section units is too short."],
    ["some bits are no code", [33, 1, 1, 2, 0], 2, "has codes that are not complete"],
    ["two codes begin alike", [33, 2, 1, 1, 1, 0], 2, "has codes that are not complete"],
    ["a code has 16 bits", [33, 1, 1, 16, 0], 2, "has codes that are not complete"],
  ])("are refused when %s", (_case, bytes, count, message) => {
    expect(() => unpack(Uint8Array.from(bytes), count, "units")).toThrow(message);
  });
});
