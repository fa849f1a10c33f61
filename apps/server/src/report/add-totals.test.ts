import { afterAll, beforeAll, expect, test } from "vitest";
import { insertPlans, insertRounds } from "../../test/support/insert-rows.ts";
import { createTestDatabase } from "../../test/support/test-database.ts";
import type { Database } from "../database/tables.ts";
import { addTotals } from "./add-totals.ts";
import { readRounds } from "./read-rounds.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

test("entries count in USD without the rounding of their price in POL", async () => {
  await insertPlans(database, ["core"]);
  // $20 at $3 for a POL, rounded up.
  const price = "6666666666666666667";
  const round = { round: 0, units: 1, unit_price: price, entered: price, pol_usd: "3000000000000000000" };
  await insertRounds(database, [round]);
  const { entered } = addTotals(await readRounds(database, "core"), [], [], {
    members: 1,
    unitUsd: 20n * 10n ** 18n,
  });
  expect(entered).toEqual({ wei: price, usd: "20000000000000000000" });
});
