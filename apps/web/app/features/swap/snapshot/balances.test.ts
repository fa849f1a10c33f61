import type { Asset } from "@canopy/swap/types";
import { encodeAbiParameters, encodeFunctionData, erc20Abi, multicall3Abi } from "viem";
import { expect, test } from "vitest";
import { assetKey } from "../tokens/assets.ts";
import { balanceCalls, parseBalances } from "./balances.ts";

const wpol: Asset = {
  address: "0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270",
  symbol: "WPOL",
  name: "WPOL",
  decimals: 18,
  isNative: false,
};
const pol: Asset = { ...wpol, symbol: "POL", isNative: true };
const multicall = "0xcA11bde05977b3631167028862bE2a173976CA11";
const member = "0xE592427A0AEce92De3Edee1F18E0157C05861564";

const answer = (balance: bigint) => ({
  success: true,
  data: encodeAbiParameters([{ type: "uint256" }], [balance]),
});

test("asks Multicall3 for POL, and tokens themselves", () => {
  expect(balanceCalls({ multicall }, [pol, wpol], member)).toEqual([
    {
      to: multicall,
      data: encodeFunctionData({ abi: multicall3Abi, functionName: "getEthBalance", args: [member] }),
    },
    {
      to: wpol.address,
      data: encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [member] }),
    },
  ]);
});

test("POL and WPOL have a balance each, although they share an address", () => {
  const balances = parseBalances([pol, wpol], [answer(5n), answer(0n)]);
  expect(balances.get(assetKey(pol))).toBe(5n);
  expect(balances.get(assetKey(wpol))).toBe(0n);
});

test.each([
  ["reverts", { success: false, data: "0x" } as const],
  ["returns nothing", { success: true, data: "0x" } as const],
  ["is missing", undefined],
])("a balance that %s is unknown, not 0", (_, result) => {
  expect(parseBalances([wpol], result ? [result] : []).size).toBe(0);
});
