import { afterAll, beforeAll, expect, test } from "vitest";
import { insertAll } from "../../test/support/insert-all.ts";
import { insertPlans, toTime } from "../../test/support/insert-rows.ts";
import { createTestDatabase } from "../../test/support/test-database.ts";
import type { Database } from "../database/tables.ts";
import { readDebts } from "./read-debts.ts";
import { readMonths } from "./read-months.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

test("the plan owes the commons what the shares of every closed window left", async () => {
  await insertPlans(database, ["core"]);
  const window = { plan: "core" as const, shares: 0n, share_value: "0" };
  const rests = [37, 67, null];
  await insertAll(
    database,
    "rank_windows",
    rests.map((rest, month) => ({
      ...window,
      month,
      opened_at: toTime(30 * (month + 1)),
      closes_at: toTime(30 * (month + 1) + 7),
      closed_at: rest === null ? null : toTime(rest),
      rest: rest === null ? null : String(rest),
    })),
  );
  expect((await readDebts(database, "core", await readMonths(database, "core"))).commons).toBe(104n);
});
