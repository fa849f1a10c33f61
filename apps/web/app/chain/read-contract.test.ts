import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { createClient, custom, encodeErrorResult, encodeFunctionResult, RpcRequestError } from "viem";
import { expect, test } from "vitest";
import { classifyError } from "./error-messages/classify-error.ts";
import { readContract } from "./read-contract.ts";

const call = {
  address: "0x1111111111111111111111111111111111111111",
  abi: planAbi,
  functionName: "nameToId",
  args: ["willow"],
} as const;

function connect(answer: (request: { method: string; params: unknown }) => unknown) {
  return createClient({
    transport: custom({ request: async (request) => answer(request) }, { retryCount: 0 }),
  });
}

test("a read calls the contract at the latest block and decodes the result", async () => {
  const asked: unknown[] = [];
  const client = connect((request) => {
    asked.push(request);
    return encodeFunctionResult({ abi: planAbi, functionName: "nameToId", result: 7 });
  });
  expect(await readContract(client, call)).toBe(7);
  expect(asked).toMatchObject([
    { method: "eth_call", params: [{ to: call.address, data: expect.stringMatching(/^0x/) }, "latest"] },
  ]);
});

test("the reason of a revert stays in the error", async () => {
  const data = encodeErrorResult({ abi: planAbi, errorName: "UsernameTaken" });
  const client = connect(() => {
    throw new RpcRequestError({
      body: {},
      error: { code: 3, message: "execution reverted", data },
      url: "http://127.0.0.1:1",
    });
  });
  const classified = await readContract(client, call).catch(classifyError);
  expect(classified).toMatchObject({ code: "PLAN", name: "UsernameTaken" });
});
