import type { ConfigData } from "@canopy/shared/api/config";
import { expect, test } from "vitest";
import { connectPlan, toPlus } from "./plan-chain.ts";

const config: ConfigData = {
  chainId: 31_337,
  chainName: "Local",
  rpcUrl: "http://127.0.0.1:1",
  explorerUrl: null,
  plan: "0x1111111111111111111111111111111111111111",
  plus: "0x2222222222222222222222222222222222222222",
  vaultFactory: null,
  unitUSD: "20",
  plusUnitUSD: "250",
  maximumUnits: 5,
  opensAt: "2026-11-09T00:00:00.000Z",
  commons: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  plusCommons: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  walletConnectProjectId: null,
  chatKeepDays: 30,
};

test("Plus has its own contract and unit, on the connection of the core plan", () => {
  const core = connectPlan(config);
  const plus = toPlus(core);
  expect(core).toMatchObject({ name: "core", plan: config.plan, unitUSD: 20n });
  expect(plus).toMatchObject({ name: "plus", plan: config.plus, unitUSD: 250n });
  expect(plus?.client).toBe(core.client);
});

test("a deployment without Plus has no connection to it", () => {
  expect(toPlus(connectPlan({ ...config, plus: null, plusUnitUSD: null }))).toBeNull();
});
