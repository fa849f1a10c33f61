import { expect, test } from "vitest";
import { createPool, token } from "../../test/pool-model.ts";
import { describeRoute } from "./describe-route.ts";

test("describeRoute has a step for each pool, and the fee of all together", () => {
  const reserves = [1n, 1n] as const;
  const first = createPool({ venue: "uniswap", tokens: [1, 2], fee: 500, reserves }, 1);
  const last = createPool({ venue: "uniswap", tokens: [2, 0], fee: 3_000, reserves }, 2);
  expect(
    describeRoute({ venue: "uniswap", tokens: [token(1), token(2), token(0)], pools: [first, last] }),
  ).toEqual({
    venue: "uniswap",
    steps: [
      { from: token(1), to: token(2), pool: first.address, fee: 500 },
      { from: token(2), to: token(0), pool: last.address, fee: 3_000 },
    ],
    // 1 - 0.9995 x 0.997 = 0.0034985
    fee: 3_499,
  });
});
