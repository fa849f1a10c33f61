import { expect, test } from "vitest";
import { findPlusUpline } from "./find-plus-upline.ts";

/** A path up the tree in pages, and the members that were looked up in Plus. */
function tree(pages: readonly (readonly string[])[], inPlus: readonly string[]) {
  const asked: string[] = [];
  const read: (string | null)[] = [];
  return {
    asked,
    read,
    readPage: async (cursor: string | null) => {
      read.push(cursor);
      const index = Number(cursor ?? 0);
      const items = (pages[index] ?? []).map((username) => ({ username }));
      return { items, next: index + 1 < pages.length ? String(index + 1) : null };
    },
    isInPlus: async (username: string) => {
      asked.push(username);
      return inPlus.includes(username);
    },
  };
}

test("the nearest upline in Plus is found before those above", async () => {
  const { readPage, isInPlus } = tree([["rowan", "hazel", "willow"]], ["willow", "hazel"]);
  expect(await findPlusUpline(readPage, isInPlus)).toBe("hazel");
});

test("a long path is followed page by page, and no further than needed", async () => {
  const { readPage, isInPlus, asked, read } = tree([["rowan"], ["hazel"], ["willow"]], ["hazel", "willow"]);
  expect(await findPlusUpline(readPage, isInPlus)).toBe("hazel");
  expect(read).toEqual([null, "1"]);
  expect(asked).toEqual(["rowan", "hazel"]);
});

test("a path without a member of Plus ends at its top", async () => {
  const { readPage, isInPlus } = tree([["rowan"], ["hazel"]], []);
  expect(await findPlusUpline(readPage, isInPlus)).toBeNull();
});

test("a lookup that fails is not taken for a member without a seat", async () => {
  const { readPage } = tree([["rowan", "hazel"]], ["hazel"]);
  const silent = new Error("no answer");
  await expect(findPlusUpline(readPage, () => Promise.reject(silent))).rejects.toBe(silent);
});
