import { decodeFunctionData, erc20Abi } from "viem";
import { expect, test } from "vitest";
import { exchange, usdt } from "../../test/orders.ts";
import { approvalSteps } from "./build-approval.ts";

const spender = exchange.multicall;

function amounts(allowance: bigint, needed: bigint) {
  return approvalSteps({ token: usdt.address, spender, allowance, needed }).map(({ to, data }) => {
    expect(to).toBe(usdt.address);
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data });
    expect(functionName).toBe("approve");
    expect(args?.[0]).toBe(spender);
    return args?.[1];
  });
}

test("approves exactly what the swap takes", () => {
  expect(amounts(0n, 1_000n)).toEqual([1_000n]);
});

test("approves nothing when the allowance is enough", () => {
  expect(amounts(1_000n, 1_000n)).toEqual([]);
  expect(amounts(2n ** 256n - 1n, 1_000n)).toEqual([]);
});

test("resets what is left of an earlier approval first", () => {
  expect(amounts(1n, 1_000n)).toEqual([0n, 1_000n]);
  expect(amounts(999n, 1_000n)).toEqual([0n, 1_000n]);
});
