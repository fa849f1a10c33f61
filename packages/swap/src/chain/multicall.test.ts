import { array, assert, boolean, property, record, uint8Array } from "fast-check";
import { bytesToHex, decodeFunctionData, encodeFunctionResult, type Hex, multicall3Abi } from "viem";
import { describe, expect, test } from "vitest";
import { addresses } from "../../test/orders.ts";
import { encodeAggregate, parseAggregate, readAnswer } from "./multicall.ts";

const bytes = uint8Array().map((array) => bytesToHex(array));

test("encodeAggregate lets every call fail alone, in order", () => {
  assert(
    property(array(record({ to: addresses, data: bytes })), (calls) => {
      const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data: encodeAggregate(calls) });
      expect(functionName).toBe("aggregate3");
      expect(args?.[0]).toEqual(
        calls.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data })),
      );
    }),
  );
});

describe("parseAggregate", () => {
  test("returns the answers in order", () => {
    assert(
      property(array(record({ success: boolean(), data: bytes })), (results) => {
        const answer = encodeFunctionResult({
          abi: multicall3Abi,
          functionName: "aggregate3",
          result: results.map(({ success, data }) => ({ success, returnData: data })),
        });
        expect(parseAggregate(answer)).toEqual(results);
      }),
    );
  });

  test.each<Hex>(["0x", "0x00", `0x${"ff".repeat(64)}`])("returns no answers of %s", (data) => {
    expect(parseAggregate(data)).toEqual([]);
  });

  test("returns no answers of an answer that was cut off", () => {
    const answer = encodeFunctionResult({
      abi: multicall3Abi,
      functionName: "aggregate3",
      result: [{ success: true, returnData: "0x1234" }],
    });
    expect(parseAggregate(`0x${answer.slice(2, -64)}`)).toEqual([]);
  });
});

test("readAnswer decodes a call that succeeded, and no other", () => {
  const length = (data: Hex) => data.length;
  expect(readAnswer({ success: true, data: "0x12" }, length)).toBe(4);
  expect(readAnswer({ success: false, data: "0x12" }, length)).toBeNull();
  expect(readAnswer(undefined, length)).toBeNull();
  const fail = () => {
    throw new Error("malformed");
  };
  expect(readAnswer({ success: true, data: "0x12" }, fail)).toBeNull();
});
