import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectChain } from "../../../src/chain/client.ts";
import type { Database } from "../../../src/database/tables.ts";
import { refreshReport } from "../../../src/report/refresh-report.ts";
import { NO_SITE } from "../../../src/static-site/serve-site.ts";
import { getSharedChain } from "../../support/ask-shared-services.ts";
import { runUntilCaughtUp } from "../../support/run-until-caught-up.ts";
import type { TestChain } from "../../support/test-chain.ts";
import { createTestDatabase } from "../../support/test-database.ts";
import { buildTestServer } from "../../support/test-server.ts";
import type { Actors } from "./actors.ts";
import { commands, MEMBERS, signIn } from "./commands.ts";
import { FORMS_PER_HOUR, Model } from "./model.ts";

/** `TEST_LONG` is set by `npm run test:long`. */
const isLong = process.env["TEST_LONG"] !== undefined;
const RUNS = isLong ? 150 : 4;
const COMMANDS = isLong ? 120 : 40;

let chain: TestChain;
let database: Database;
/** Names stay changed from one run to the next, as the chain does. */
let names: string[];
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  names = Array.from({ length: MEMBERS }, (_, index) => `member${index}`);
  for (const [index, name] of names.entries())
    await chain.join(index, name, index === 0 ? "canopy" : "member0");
  await runUntilCaughtUp(database, chain);
  await refreshReport(database, connectChain(chain.rpcUrl), "core");
});
afterAll(() => database.destroy());

/** A new server without people's data. The index and the chain keep their state. */
async function start(): Promise<Actors> {
  for (const table of ["sessions", "avatars", "newsletter_subscribers"] as const)
    await database.deleteFrom(table).execute();
  const { app, pass } = await buildTestServer(database, {
    RPC_URL: chain.rpcUrl,
    PLAN_ADDRESS: chain.plan,
    SITE_DIR: NO_SITE,
    FORMS_PER_HOUR: String(FORMS_PER_HOUR),
  });
  return { app, database, chain, pass };
}

test(`the server agrees with a model after each of ${RUNS} sequences of valid requests`, async () => {
  const sequences = fc.commands([commands], { maxCommands: COMMANDS, size: "max" });
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const model = new Model(names);
      const actors = await start();
      try {
        for (let index = 0; index < 2 * MEMBERS; index++) await signIn(model, actors, index % MEMBERS);
        await fc.asyncModelRun(() => ({ model, real: actors }), sequence);
      } finally {
        names = model.names;
        await actors.app.close();
      }
      steps += [...sequence].length;
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(steps).toBeGreaterThan(RUNS);
}, 1_800_000);
