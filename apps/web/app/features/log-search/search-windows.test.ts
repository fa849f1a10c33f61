import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { type BlockRange, createWindowSearch, LARGEST_WINDOW } from "./search-windows.ts";

class TooManyBlocks extends Error {}
const isTooLarge = (error: unknown) => error instanceof TooManyBlocks;

/** A node that holds these blocks, and refuses windows of more than `most`. */
function fakeNode(most: number, blocks: readonly number[] = []) {
  const asked: BlockRange[] = [];
  const read = vi.fn(async ({ from, to }: BlockRange) => {
    asked.push({ from, to });
    if (to - from + 1 > most) throw new TooManyBlocks();
    return blocks.filter((block) => block >= from && block <= to);
  });
  return { read, asked, search: createWindowSearch({ read, isTooLarge }) };
}

const width = ({ from, to }: BlockRange) => to - from + 1;

test("every block of the range is searched exactly once, whatever the node accepts", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(50_000),
      fc.nat(20_000),
      fc.integer({ min: 64, max: 5_000 }),
      fc.uniqueArray(fc.nat(80_000), { maxLength: 60 }),
      async (from, length, most, blocks) => {
        const range = { from, to: from + length };
        const found = await fakeNode(most, blocks).search(range);
        const expected = blocks.filter((block) => block >= range.from && block <= range.to);
        expect(found.toSorted((one, other) => one - other)).toEqual(
          expected.toSorted((one, other) => one - other),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test("the first window is the newest, and as large as most nodes accept", async () => {
  const { asked, search } = fakeNode(LARGEST_WINDOW);
  await search({ from: 0, to: 9_999 });
  expect(asked[0]).toEqual({ from: 8_000, to: 9_999 });
  expect(asked).toHaveLength(5);
});

test("a refused window is halved, and the size is remembered for the next search", async () => {
  const { asked, search } = fakeNode(600);
  await search({ from: 0, to: 9_999 });
  const before = asked.length;
  await search({ from: 10_000, to: 11_999 });
  expect(asked.slice(before).map(width)).toEqual([500, 500, 500, 500]);
});

describe("a search fails", () => {
  test("when the node does not answer, without further attempts", async () => {
    const read = vi.fn().mockRejectedValue(new Error("unreachable"));
    const search = createWindowSearch({ read, isTooLarge });
    await expect(search({ from: 0, to: 1_999 })).rejects.toThrow("unreachable");
    expect(read).toHaveBeenCalledTimes(1);
  });

  test("when the node refuses small windows, too", async () => {
    const { asked, search } = fakeNode(0);
    await expect(search({ from: 0, to: 1_999 })).rejects.toBeInstanceOf(TooManyBlocks);
    expect(Math.min(...asked.map(width))).toBeGreaterThan(31);
  });

  test("when it is aborted", async () => {
    const controller = new AbortController();
    const read = vi.fn(async () => {
      controller.abort(new Error("closed"));
      return [];
    });
    const search = createWindowSearch({ read, isTooLarge });
    await expect(search({ from: 0, to: 99_999 }, controller.signal)).rejects.toThrow("closed");
    expect(read).toHaveBeenCalledTimes(1);
  });
});
