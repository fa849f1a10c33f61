import type { TreeCard } from "@canopy/shared/api/tree";
import { expect, test, vi } from "vitest";
import { createCardBatch } from "./card-batch.ts";

const leg = { units: 0, variance: 0, members: 0 };

const card = (number: number): TreeCard => ({
  number,
  id: number,
  username: `member_${number}`,
  wallet: "0x00000000219ab540356cBB839Cbe05303d7705Fa",
  avatar: null,
  sponsor: "willow",
  upline: "willow",
  leg: "left",
  depth: 1,
  units: 1,
  maxPoints: 10,
  points: 0,
  legs: { left: leg, right: leg },
  joinedAt: "2026-11-09T00:00:00.000Z",
  joinedRound: 0,
  rank: null,
});

const answer = () => vi.fn(async (numbers: readonly number[]) => numbers.map(card));

test("requests the seats that are wanted at the same time together, each once", async () => {
  const request = answer();
  const read = createCardBatch(request, 0);
  const cards = await Promise.all([read(3), read(8), read(3)]);
  expect(cards.map((found) => found?.username)).toEqual(["member_3", "member_8", "member_3"]);
  expect(request.mock.calls).toEqual([[[3, 8]]]);
});

test("requests at most 100 seats at once", async () => {
  const request = answer();
  const read = createCardBatch(request, 0);
  await Promise.all(Array.from({ length: 250 }, (_, index) => read(index + 1)));
  expect(request.mock.calls.map(([numbers]) => numbers.length)).toEqual([100, 100, 50]);
});

test("asks again for what is wanted later", async () => {
  const request = answer();
  const read = createCardBatch(request, 0);
  await read(3);
  await read(4);
  expect(request.mock.calls).toEqual([[[3]], [[4]]]);
});

test("a number without a seat has no card", async () => {
  const read = createCardBatch(async () => [card(3)], 0);
  expect(await Promise.all([read(3), read(9)])).toEqual([card(3), null]);
});

test("a failed request fails all of its seats, and the next one is sent again", async () => {
  const silent = new Error("no answer");
  const request = answer().mockRejectedValueOnce(silent);
  const read = createCardBatch(request, 0);
  const [one, other] = await Promise.allSettled([read(3), read(4)]);
  expect([one, other]).toMatchObject([{ reason: silent }, { reason: silent }]);
  expect(await read(3)).toEqual(card(3));
});
