import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, test } from "vitest";
import type { Row, Tables } from "../../database/tables.ts";
import { Memory } from "./memory.ts";
import { saveMemory } from "./saved-memory.ts";

const MEMBERS = 25_000;

test("saves the open round in statements of limited size", async () => {
  const texts: string[] = [];
  const database = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log({ query }) {
      texts.push(...query.parameters.filter((value) => typeof value === "string"));
    },
  });
  const memory = new Memory();
  const activity = Array.from({ length: MEMBERS }, toActivity);
  memory.restore({ rounds: [], rankWindows: [], ranks: [], sponsoredUnits: [], activity });
  await saveMemory(database, memory);
  const saved = texts
    .filter((text) => text.startsWith("["))
    .map((text): Row<"activity">[] => JSON.parse(text));
  expect(Math.max(...saved.map(({ length }) => length))).toBeLessThanOrEqual(10_000);
  expect(saved.flat()).toEqual(activity);
});

const toActivity = (_: unknown, index: number): Row<"activity"> => ({
  plan: "core",
  member_id: index + 1,
  round: 7,
  units: 1,
  commissions: "0",
  points: 0,
  flash: 0,
  point_earnings: "0",
  rebates: "0",
});
