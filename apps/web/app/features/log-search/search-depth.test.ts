import { describe, expect, test } from "vitest";
import { type Depth, depthRange, firstDepth, nextDepth, recentStart } from "./search-depth.ts";
import { createWindowSearch } from "./search-windows.ts";

test("opening the page reads one window, however long the chain is", async () => {
  let windows = 0;
  const search = createWindowSearch({
    async read() {
      windows++;
      return [];
    },
    isTooLarge: () => false,
  });
  const head = 79_000_000;
  await search({ from: recentStart(head), to: head });
  expect(windows).toBe(1);
});

test("a chain that is shorter than the window is read as a whole", () => {
  expect(recentStart(0)).toBe(0);
  expect(recentStart(1_999)).toBe(0);
  expect(recentStart(2_000)).toBe(1);
});

describe("searching further", () => {
  function searchedRanges(start: number) {
    const ranges = [];
    let depth: Depth | null = firstDepth(start);
    while (depth !== null) {
      const range = depthRange(depth);
      ranges.push(range);
      depth = nextDepth(range, depth);
    }
    return ranges;
  }

  test("continues below the newest blocks, each time without a gap, down to the first block", () => {
    const ranges = searchedRanges(2_000_000);
    expect(ranges[0]).toEqual({ from: 1_950_000, to: 1_999_999 });
    for (const [index, { to }] of ranges.slice(1).entries()) expect(to).toBe((ranges[index]?.from ?? 0) - 1);
    expect(ranges.at(-1)?.from).toBe(0);
  });

  test("goes back twice as far each time, up to 400,000 blocks", () => {
    const widths = searchedRanges(2_000_000).map(({ from, to }) => to - from + 1);
    expect(widths.slice(0, 5)).toEqual([50_000, 100_000, 200_000, 400_000, 400_000]);
  });
});
