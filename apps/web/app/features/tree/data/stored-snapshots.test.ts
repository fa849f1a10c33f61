import { encodeSnapshot } from "@canopy/protocol/tree-format/snapshot";
import { expect, test } from "vitest";
import { testTreeCache } from "../../../lib/test-tree-cache.ts";
import { StoredSnapshots } from "./stored-snapshots.ts";
import { head } from "./test-snapshots.ts";

const makeFile = (round: number) =>
  encodeSnapshot({
    ...head,
    round,
    totalSeats: 1,
    size: 1,
    legs: Uint8Array.of(0),
    numbers: Uint32Array.of(1),
  });

async function storedRounds(scope: string, rounds: readonly number[]) {
  const cache = testTreeCache();
  const stored = new StoredSnapshots(async () => cache);
  for (const round of rounds) await stored.store(scope, { ...head, round }, makeFile(round));
  return { stored, paths: (await cache.keys()).map(({ url }) => url.replace(/.*\//, "")) };
}

test("keeps the newest two rounds of a scope", async () => {
  const { stored, paths } = await storedRounds("core/all", [8, 9, 10]);
  expect(paths).toEqual(["9", "10"]);
  expect(await stored.newest("core/all")).toEqual(makeFile(10));
  expect(await stored.newest("plus/all")).toBeNull();
});

test("removes a scope, and no other", async () => {
  const { stored } = await storedRounds("core/all", [8, 9]);
  await stored.store("core/of/2", { ...head, round: 9 }, makeFile(9));
  await stored.remove("core/all");
  expect(await stored.newest("core/all")).toBeNull();
  expect(await stored.newest("core/of/2")).toEqual(makeFile(9));
});

test("finds a round only as the same block closed it", async () => {
  const { stored } = await storedRounds("core/all", [8]);
  expect(await stored.find("core/all", 8, head.blockHash)).toEqual(makeFile(8));
  expect(await stored.find("core/all", 8, `0x${"cd".repeat(32)}`)).toBeNull();
  expect(await stored.find("core/all", 9, head.blockHash)).toBeNull();
});

test.each([
  ["has no storage", async () => null],
  ["blocks its storage", () => Promise.reject(new DOMException("blocked", "SecurityError"))],
])("does without where the browser %s", async (_, open) => {
  const stored = new StoredSnapshots(open);
  await stored.store("core/all", head, makeFile(3));
  await stored.remove("core/all");
  expect(await stored.newest("core/all")).toBeNull();
  expect(await stored.find("core/all", 3, head.blockHash)).toBeNull();
});
