import { encodeSnapshot } from "@canopy/protocol/tree-format/snapshot";
import { errorEnvelopeSchema, successSchema } from "@canopy/shared/envelope";
import fc from "fast-check";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { connectChain } from "../../src/chain/client.ts";
import type { Database } from "../../src/database/tables.ts";
import { refreshReport } from "../../src/report/refresh-report.ts";
import { startSession } from "../../src/routes/auth/sessions.ts";
import { NO_SITE } from "../../src/static-site/serve-site.ts";
import { getSharedChain } from "../support/ask-shared-services.ts";
import { toHash } from "../support/insert-rows.ts";
import { runUntilCaughtUp } from "../support/run-until-caught-up.ts";
import type { TestChain } from "../support/test-chain.ts";
import { createTestDatabase } from "../support/test-database.ts";
import { buildTestServer } from "../support/test-server.ts";
import { type Operation, readOperations } from "./operations.ts";
import { type InvalidRequest, invalidRequests } from "./requests.ts";

/** `TEST_LONG` is set by `npm run test:long`. */
const isLong = process.env["TEST_LONG"] !== undefined;
/** How many requests are refused at least, and how many each endpoint gets before the next. */
const [REQUESTS, TURN] = isLong ? [10_000, 100] : [400, 20];
const unlimited = "1000000";

let chain: TestChain;
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  await chain.join(0, "willow", "canopy");
  await runUntilCaughtUp(database, chain);
  await storeTree();
  await refreshReport(database, connectChain(chain.rpcUrl), "core");
  ({ app } = await buildTestServer(database, {
    RPC_URL: chain.rpcUrl,
    PLAN_ADDRESS: chain.plan,
    SITE_DIR: NO_SITE,
    TREE_ACCESS: "public",
    FORMS_PER_HOUR: unlimited,
    CHAT_PER_MINUTE: unlimited,
    CHAT_ADDRESS_PER_MINUTE: unlimited,
    CHAT_ADDRESS_PER_DAY: unlimited,
    REQUESTS_PER_MINUTE: unlimited,
    SIGN_INS_PER_MINUTE: unlimited,
  }));
});
afterAll(async () => {
  await app.close();
  await database.destroy();
});

/** Stores a tree of the two members, as after a closed round: without one, the server is not ready. */
async function storeTree(): Promise<void> {
  const closing = { chainId: 31_337, plan: "core", round: 0, blockNumber: 1n, blockHash: toHash(1) } as const;
  const bytes = encodeSnapshot({
    ...closing,
    totalSeats: 2,
    size: 2,
    legs: Uint8Array.of(1, 0),
    numbers: Uint32Array.of(1, 2),
  });
  await database
    .insertInto("tree_snapshots")
    .values({
      plan: "core",
      round: 0,
      block_number: 1n,
      block_hash: closing.blockHash,
      seats: 2,
      bytes: Buffer.from(bytes),
    })
    .execute();
}

async function send({ method }: Operation, request: InvalidRequest): Promise<LightMyRequestResponse> {
  const { url, headers, payload, isSignedIn } = request;
  const token = isSignedIn
    ? await startSession(database, { chainId: 31_337, address: chain.account(0) }, new Date())
    : null;
  return app.inject({
    method,
    url,
    headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
    ...(payload !== undefined && { payload }),
  });
}

const envelopeSchema = z.union([successSchema(z.unknown()), errorEnvelopeSchema]);

/** Only a successful response can be a file instead of an envelope. */
function expectEnvelope(response: LightMyRequestResponse): void {
  if (response.statusCode === 304) {
    expect(response.payload).toBe("");
    return;
  }
  const type = String(response.headers["content-type"]);
  if (response.statusCode === 200 && !type.startsWith("application/json")) return;
  const envelope = envelopeSchema.parse(response.json());
  expect(envelope.success).toBe(response.statusCode < 300);
}

test(`${REQUESTS.toLocaleString("en-US")} invalid requests get an envelope without a 5xx, at every endpoint`, async () => {
  const all = readOperations((await app.inject({ url: "/api/openapi.json" })).json());
  // A valid request for events has a response without an end.
  const operations = all.filter(({ path }) => !path.endsWith("/events"));
  expect(operations.length).toBeGreaterThan(5);
  let refused = 0;
  // Endpoints without input refuse little, so all continue until they have refused enough together.
  while (refused < REQUESTS) {
    for (const operation of operations) {
      await fc.assert(
        fc.asyncProperty(invalidRequests(operation), async (request) => {
          const response = await send(operation, request);
          expect(response.statusCode, response.payload).toBeLessThan(500);
          expectEnvelope(response);
          if (response.statusCode >= 400) refused += 1;
        }),
        { numRuns: TURN },
      );
    }
  }
}, 300_000);
