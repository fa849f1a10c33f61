import { COMMONS } from "@canopy/dev/deploy";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { apiErrors } from "@canopy/shared/error-catalogue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/ask-shared-services.ts";
import { runUntilCaughtUp } from "../../../test/support/run-until-caught-up.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { Database } from "../../database/tables.ts";
import { requireSameSource } from "../../indexer/index-source.ts";

let chain: TestChain;
let database: Database;
let server: TestServer;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  await chain.join(0, "willow", "canopy", { units: 2 });
  await chain.join(1, "alder", "willow");
  await chain.join(2, "rowan", "willow");
  await chain.join(3, "hazel", "alder", { sponsor: "willow" });
  await chain.topUp(0, 1);
  server = await buildTestServer(database, { RPC_URL: chain.rpcUrl, PLAN_ADDRESS: chain.plan });
  const { services } = server;
  await requireSameSource(database, services.chain, services.config.chain, { isIndexer: true });
  await runUntilCaughtUp(database, chain);
});
afterAll(async () => {
  await server.app.close();
  await database.destroy();
});

const get = (path: string) => server.app.inject({ url: `/api${path}` });
const unit = 40n * 10n ** 18n;
const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
const aHash = expect.stringMatching(/^0x[0-9a-f]{64}$/);

test("GET /members/:username returns seat and entries", async () => {
  const response = await get("/members/willow?_t=1");
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    success: true,
    message: "",
    errors: null,
    data: {
      id: 2,
      username: "willow",
      wallet: chain.account(0),
      sponsor: "canopy",
      upline: "canopy",
      leg: "left",
      depth: 1,
      left: "alder",
      right: "rowan",
      units: 3,
      maxPoints: 30,
      directs: 3,
      joinedAt: aTime,
      joinedRound: 0,
      plan: "core",
      inPlus: false,
      closedRound: null,
      lifetime: { entered: String(3n * unit), spEarn: String((3n * unit) / 10n), withdrawn: "0" },
      entries: [
        { kind: "register", round: 0, units: 2, value: String(2n * unit), transactionHash: aHash, at: aTime },
        { kind: "topup", round: 0, units: 1, value: String(unit), transactionHash: aHash, at: aTime },
      ],
    },
  });
});

test("a leaf has no one below, the root no upline", async () => {
  expect((await get("/members/hazel")).json().data).toMatchObject({
    sponsor: "willow",
    upline: "alder",
    leg: "left",
    depth: 3,
    left: null,
    right: null,
    directs: 0,
  });
  expect((await get("/members/canopy")).json().data).toMatchObject({
    sponsor: null,
    upline: null,
    leg: null,
    depth: 0,
    left: "willow",
    units: 0,
    entries: [],
  });
});

test("an unknown username: 404 MEMBER_NOT_FOUND", async () => {
  const response = await get("/members/missing");
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, message: apiErrors.MEMBER_NOT_FOUND.en });
});

test.each([
  "abc",
  "Willow",
  "1willow",
  "a".repeat(17),
  "wil%20low",
  "%00low",
  "will-ow",
])("an invalid username (%s): 422", async (name) => {
  const response = await get(`/members/${name}`);
  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toEqual({
    code: "VALIDATION",
    username: "4 to 16 characters: a-z, 0-9 and _, starting with a letter",
  });
});

test("GET /stats returns the contract's figures of today", async () => {
  const { data } = (await get("/stats")).json();
  const latest = await chain.client.getBlock();
  expect(data).toEqual({
    userCount: 4,
    allEnteredUSD: String(120n * 10n ** 18n),
    enteredUSD: String(120n * 10n ** 18n),
    pointCount: 0,
    round: 0,
    roundEndsAt: aTime,
    polUsd: String(5n * 10n ** 17n),
    unitUSD: String(20n * 10n ** 18n),
    blockNumber: String(latest.number),
  });
  expect(Date.parse(data.roundEndsAt)).toBeGreaterThan(Number(latest.timestamp) * 1_000);
});

test("GET /config returns chain, plans and terms", async () => {
  const { plan } = server.services.config.chain;
  const opensAt = await chain.client.readContract({ address: plan, abi: planAbi, functionName: "opensAt" });
  expect((await get("/config")).json().data).toEqual({
    chainId: 31_337,
    chainName: "Canopy local",
    rpcUrl: chain.rpcUrl,
    explorerUrl: null,
    plan,
    plus: null,
    vaultFactory: null,
    unitUSD: String(20n * 10n ** 18n),
    plusUnitUSD: null,
    maximumUnits: 5,
    walletConnectProjectId: null,
    chatKeepDays: 30,
    opensAt: new Date(Number(opensAt) * 1_000).toISOString(),
    commons: COMMONS,
    plusCommons: null,
  });
});

test("GET /health returns ok when chain and index have the same block", async () => {
  const block = String(await chain.client.getBlockNumber());
  expect((await get("/health")).json().data).toEqual({
    status: "ok",
    database: true,
    node: true,
    indexedBlock: block,
    chainBlock: block,
    headAge: expect.any(Number),
    stale: null,
  });
});
