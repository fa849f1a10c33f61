import { HttpRequestError, RpcRequestError } from "viem";
import { describe, expect, test } from "vitest";
import { createBlockRange } from "./block-range.ts";

const url = "http://node.example";
const rpc = new RpcRequestError({ body: {}, url, error: { code: -32_005, message: "limit exceeded" } });

test("a refusal of the node halves the range", () => {
  const range = createBlockRange(2_000n);
  expect(range.failed(rpc)).toBe(true);
  expect(range.size).toBe(1_000n);
});

test("a large response keeps the size", () => {
  const range = createBlockRange(200n);
  range.succeeded(5_000);
  expect(range.size).toBe(200n);
});

test("another failure leaves it as it is", () => {
  const range = createBlockRange(2_000n);
  expect(range.failed(new HttpRequestError({ url }))).toBe(false);
  expect(range.size).toBe(2_000n);
});

describe("the size", () => {
  test("never falls below one block", () => {
    const range = createBlockRange(3n);
    expect(range.failed(rpc)).toBe(true);
    expect(range.size).toBe(1n);
    expect(range.failed(rpc)).toBe(false);
  });

  test("grows again with success, up to its limit", () => {
    const range = createBlockRange(1n, 100n);
    for (let step = 0; step < 100; step++) range.succeeded(10);
    expect(range.size).toBe(100n);
  });
});
