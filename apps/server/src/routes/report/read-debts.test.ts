import { afterAll, beforeAll, expect, test } from "vitest";
import { insertPlans, toTime } from "../../../test/support/insert-rows.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { insertAll } from "../../database/insert-all.ts";
import type { Database } from "../../database/tables.ts";
import { readDebts } from "./read-debts.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

test("the plan owes what the last closed rank window carried", async () => {
  await insertPlans(database, ["core"]);
  const window = { plan: "core" as const, shares: 0n, share_value: "0" };
  const days = [37, 67, null];
  await insertAll(
    database,
    "rank_windows",
    days.map((day, month) => ({
      ...window,
      month,
      opened_at: toTime(30 * (month + 1)),
      closes_at: toTime(30 * (month + 1) + 7),
      closed_at: day === null ? null : toTime(day),
      carried: day === null ? null : String(day),
    })),
  );
  expect((await readDebts(database, "core")).carried).toBe(67n);
});
