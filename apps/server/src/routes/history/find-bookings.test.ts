import { expect, test } from "vitest";
import { type EarningRound, toBooking } from "./find-bookings.ts";

/** Three dollars for each wei. */
const earnings = (...amounts: [round: number, wei: bigint][]): EarningRound[] =>
  amounts.map(([round, wei]) => ({ round, wei, usd: 3n * wei }));

test.each<[string, EarningRound[], bigint, number[]]>([
  ["one round", earnings([9, 5n], [4, 7n]), 5n, [9]],
  ["all since the previous credit", earnings([9, 5n], [8, 1n], [4, 7n], [2, 50n]), 13n, [4, 8, 9]],
  ["none of a round closed later in its block", earnings([10, 4n], [9, 5n], [8, 1n]), 6n, [8, 9]],
  ["no round when none has its amount", earnings([9, 5n], [4, 7n]), 6n, []],
  ["no round without earnings", [], 6n, []],
])("a credit books %s", (_, newestFirst, amount, rounds) => {
  const usd = rounds.length === 0 ? "0" : String(3n * amount);
  expect(toBooking(newestFirst, amount)).toEqual({ rounds, usd });
});
