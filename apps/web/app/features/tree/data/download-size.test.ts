import { encodeSnapshot, pickSections } from "@canopy/protocol/tree-format/snapshot";
import { expect, test } from "vitest";
import { sponsorMegabytes } from "./download-size.ts";
import { head } from "./test-snapshots.ts";

test("a million sponsors are 3 MB, and a few load at once", () => {
  expect(sponsorMegabytes(1_000_000, 1_000_000)).toBe(3);
  expect(sponsorMegabytes(30_000, 30_000)).toBe(0);
});

test("is no less than the file", () => {
  const size = 100_000;
  const seats = Uint32Array.from({ length: size }, (_, index) => index + 1);
  const file = encodeSnapshot({
    ...head,
    totalSeats: size,
    size,
    legs: new Uint8Array(size).fill(1, 0, size - 1),
    numbers: seats,
    // The farthest sponsor of all.
    sponsors: seats.map((_, index) => (index === 0 ? 0 : 1)),
  });
  const { length } = pickSections(file, ["sponsors"]);
  expect(length).toBeGreaterThan(100_000);
  expect(sponsorMegabytes(size, size) * 1_000_000).toBeGreaterThanOrEqual(length);
});
