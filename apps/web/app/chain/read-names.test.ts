import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { createClient, custom, encodeFunctionResult, type Hex } from "viem";
import { expect, test } from "vitest";
import { connectPlan, toPlus } from "./plan-chain.ts";
import { readIdByName, readNameByAddress } from "./read-names.ts";

const core = "0x1111111111111111111111111111111111111111";
const plus = "0x2222222222222222222222222222222222222222";
const account = "0x00000000219ab540356cBB839Cbe05303d7705Fa";

/** A connection to Plus whose node answers with `result`, and the contracts that were asked. */
function connectPlus(result: Hex) {
  const asked: string[] = [];
  const connection = toPlus(
    connectPlan({
      chainId: 31_337,
      chainName: "Local",
      rpcUrl: "http://127.0.0.1:1",
      explorerUrl: null,
      plan: core,
      plus,
      vaultFactory: null,
      unitUSD: "20",
      plusUnitUSD: "100",
      maximumUnits: 5,
      opensAt: "2026-11-09T00:00:00.000Z",
      commons: account,
      plusCommons: account,
      walletConnectProjectId: null,
      chatKeepDays: 30,
    }),
  );
  if (connection === null) throw new Error("The configuration has a Plus plan");
  const client = createClient({
    chain: connection.chain,
    transport: custom(
      {
        async request({ params }: { params: [{ to: string }] }) {
          asked.push(params[0].to);
          return result;
        },
      },
      { retryCount: 0 },
    ),
  });
  return { connection: { ...connection, client }, asked };
}

test("the name of an account comes from the core plan, also for a screen of Plus", async () => {
  const result = encodeFunctionResult({ abi: planAbi, functionName: "addrToName", result: "willow" });
  const { connection, asked } = connectPlus(result);
  expect(await readNameByAddress(connection, account)).toBe("willow");
  expect(asked).toEqual([core]);
});

test("whether a name has a seat comes from the plan of the screen", async () => {
  const result = encodeFunctionResult({ abi: planAbi, functionName: "nameToId", result: 0 });
  const { connection, asked } = connectPlus(result);
  expect(await readIdByName(connection, "willow")).toBe(0);
  expect(asked).toEqual([plus]);
});
