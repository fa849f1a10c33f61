import { expect, test } from "vitest";
import { deleteOwnTrees, STORED_TREES } from "./stored-trees.ts";
import { testTreeCache } from "./test-tree-cache.ts";

test("deletes members' own parts in all plans, and keeps whole trees", async () => {
  const cache = testTreeCache();
  const paths = ["31337/0xab/all/8", "31337/0xab/of/2/8", "31337/0xab/of/12/9", "31337/0xcd/of/2/9"];
  for (const path of paths) await cache.put(`${STORED_TREES}/${path}`, new Response("tree"));
  await deleteOwnTrees(async () => cache);
  const left = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  expect(left).toEqual([`${STORED_TREES}/31337/0xab/all/8`]);
});

test.each([
  ["has no storage", async () => null],
  ["blocks its storage", () => Promise.reject(new DOMException("blocked", "SecurityError"))],
])("does nothing where the browser %s", async (_, open) => {
  await expect(deleteOwnTrees(open)).resolves.toBeUndefined();
});
