import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/ask-shared-services.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";

let chain: TestChain;
let database: Database;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
});
afterAll(async () => {
  await database.destroy();
});

async function readConfig(plans: Record<string, string>) {
  const { app } = await buildTestServer(database, { RPC_URL: chain.rpcUrl, ...plans });
  const response = await app.inject({ url: "/api/config" });
  await app.close();
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
}
const readCommons = (address: TestChain["plan"]) =>
  chain.client.readContract({ address, abi: planAbi, functionName: "commons" });

test("names the commons of both plans", async () => {
  const config = await readConfig({ PLAN_ADDRESS: chain.plan, PLUS_ADDRESS: chain.plus });
  expect(config.commons).toBe(await readCommons(chain.plan));
  expect(config.plusCommons).toBe(await readCommons(chain.plus));
});

test("gives the price of a unit in both plans", async () => {
  const config = await readConfig({ PLAN_ADDRESS: chain.plan, PLUS_ADDRESS: chain.plus });
  const [unitUSD, plusUnitUSD] = await Promise.all(
    [chain.plan, chain.plus].map((address) =>
      chain.client.readContract({ address, abi: planAbi, functionName: "unitUSD" }),
    ),
  );
  expect(plusUnitUSD).not.toBe(unitUSD);
  expect(config).toMatchObject({ unitUSD: String(unitUSD), plusUnitUSD: String(plusUnitUSD) });
});

test("names no terms of Plus without Plus", async () => {
  expect(await readConfig({ PLAN_ADDRESS: chain.plan })).toMatchObject({
    plus: null,
    plusUnitUSD: null,
    plusCommons: null,
  });
});

test("names the project id at WalletConnect only if there is one", async () => {
  const id = "0123456789abcdef".repeat(2);
  const withId = await readConfig({ PLAN_ADDRESS: chain.plan, WALLETCONNECT_PROJECT_ID: id });
  expect(withId.walletConnectProjectId).toBe(id);
  expect((await readConfig({ PLAN_ADDRESS: chain.plan })).walletConnectProjectId).toBeNull();
});

test("says how long a conversation with the chat is kept", async () => {
  expect((await readConfig({ PLAN_ADDRESS: chain.plan })).chatKeepDays).toBe(30);
  const shorter = await readConfig({ PLAN_ADDRESS: chain.plan, CHAT_KEEP_DAYS: "7" });
  expect(shorter.chatKeepDays).toBe(7);
});

test("names the factory of vaults only where there is one", async () => {
  const factory = "0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512";
  const withFactory = await readConfig({ PLAN_ADDRESS: chain.plan, VAULT_FACTORY_ADDRESS: factory });
  expect(withFactory.vaultFactory).toBe(factory);
  expect((await readConfig({ PLAN_ADDRESS: chain.plan })).vaultFactory).toBeNull();
});
