import { expect, test } from "vitest";
import { toUncachedPath } from "./uncached-path.ts";

const path = "/api/members/member0/tree?depth=7";

test("each turn spells the same path in another way", () => {
  const spelled = Array.from({ length: 4_096 }, (_, turn) => toUncachedPath(path, turn));
  expect(new Set(spelled).size).toBe(4_096);
  expect(new Set(spelled.map(decodeURIComponent))).toEqual(new Set([path]));
  for (const one of spelled) expect(one).toMatch(/^\/api\//);
});
