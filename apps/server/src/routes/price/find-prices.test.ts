import { afterAll, beforeAll, expect, test } from "vitest";
import { insertAll } from "../../../test/support/insert-all.ts";
import { insertPlans, insertRounds, toTime } from "../../../test/support/insert-rows.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import type { Database } from "../../database/tables.ts";
import { findCandidate } from "./find-prices.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

test("a candidate waits until a round of its plan gets a price", async () => {
  await insertPlans(database, ["core", "plus"]);
  const candidate = { plan: "core" as const, block_number: 5n, log_index: 0, pol_usd: "7", at: toTime(0) };
  await insertAll(database, "price_candidates", [candidate]);
  await insertRounds(database, [{ plan: "plus", round: 0, block_number: 6n }]);
  expect(await findCandidate(database, "core")).toMatchObject({ pol_usd: "7" });
  await insertRounds(database, [{ plan: "core", round: 0, block_number: 6n }]);
  expect(await findCandidate(database, "core")).toBeUndefined();
});
