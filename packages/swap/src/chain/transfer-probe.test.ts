import { decodeFunctionData, encodeFunctionResult } from "viem";
import { expect, test } from "vitest";
import { exchange, member, usdc } from "../../test/orders.ts";
import { transferProbeAbi, transferProbeCode } from "../abi/transfer-probe.gen.ts";
import { parseTransferProbe, transferProbeCall } from "./transfer-probe.ts";

const to = exchange.multicall;

test("calls the probe's code at the address of the holder", () => {
  const call = transferProbeCall({ token: usdc.address, from: member, to, amount: 5n });
  expect(call.to).toBe(member);
  expect(call.stateOverride).toEqual([{ address: member, code: transferProbeCode }]);
  expect(decodeFunctionData({ abi: transferProbeAbi, data: call.data })).toEqual({
    functionName: "probe",
    args: [usdc.address, to, 5n],
  });
});

test("reads what arrived, and nothing of an answer without it", () => {
  const data = encodeFunctionResult({ abi: transferProbeAbi, functionName: "probe", result: 4n });
  expect(parseTransferProbe(data)).toBe(4n);
  expect(parseTransferProbe("0x")).toBeNull();
  expect(parseTransferProbe("0x1234")).toBeNull();
});
