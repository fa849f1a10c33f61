import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, emptyTables } from "../../../test/support/test-database.ts";
import type { Database } from "../../database/tables.ts";
import { OperatorError } from "../../lib/operator-error.ts";
import { restoreFile, saveFile } from "./file.ts";
import { keptTables } from "./people-tables.ts";

const now = new Date("2026-11-21T12:00:00.123Z");
let old: Database;
let fresh: Database;
let home: string;
let file: string;
beforeAll(async () => {
  [old, fresh] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([old.destroy(), fresh.destroy()]));
beforeEach(async () => {
  await Promise.all([emptyTables(old), emptyTables(fresh)]);
  home = await mkdtemp(join(tmpdir(), "canopy-backup-"));
  file = join(home, "people.jsonl");
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** Of everything something, with characters and bytes that are easily lost. */
async function fill(database: Database): Promise<void> {
  const image = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  await database
    .insertInto("avatars")
    .values(
      Array.from({ length: 1_200 }, (_, id) => ({
        member_id: id,
        account: `0x${id}`,
        id: `id${id}`,
        image,
        created_at: now,
      })),
    )
    .execute();
  await database
    .insertInto("member_settings")
    .values({
      member_id: 7,
      account: "0x7",
      language: "fa",
      spending_limit: "1",
      next_limit_at: now,
      changed_at: now,
    })
    .execute();
  const subscriber = { locale: "fa" as const, created_at: now, mailed_at: now, mails: 1 };
  await database
    .insertInto("newsletter_subscribers")
    .values([
      { ...subscriber, email: "one@canopy.example", confirmed_at: now },
      { ...subscriber, email: "two@canopy.example", confirmed_at: null },
    ])
    .execute();
  await database
    .insertInto("newsletter_tokens")
    .values([
      { token_hash: "a", email: "one@canopy.example", created_at: now },
      { token_hash: "b", email: null, created_at: now },
    ])
    .execute();
  const content = {
    name: "سلام",
    message: 'line one\nline "two"\\ \u2028',
    amount: "115792089237316195423570985008",
  };
  await database
    .insertInto("outbox")
    .values({
      id: "00000000-0000-4000-8000-000000000001",
      kind: "contact",
      locale: "en",
      content: JSON.stringify(content),
      created_at: now,
      next_attempt_at: now,
    })
    .execute();
  const bot = { id: "00000000-0000-4000-8000-000000000002", member_id: 7 };
  await database
    .insertInto("paper_bots")
    .values({
      ...{ ...bot, account: "0x7", kind: "dca", market: "POL-USDC", interval: 900, created_at: now },
      ...{
        parameters: '{"amount":0.1}',
        settings: "{}",
        state: '{"price":1e-7}',
        started_at: 0n,
        next_candle: 900n,
      },
    })
    .execute();
  await database
    .insertInto("paper_bot_log")
    .values({ bot_id: bot.id, member_id: 7, line: 0, at: 0n, outcome: "started", detail: "{}" })
    .execute();
  await database
    .insertInto("vault_skips")
    .values({
      ...{ vault: "0x8", owner: "0x7", rule: 1, reason: "price stale" },
      ...{ first_at: 0n, last_at: 60n, looks: 13, detail: '{"token":"0x9"}' },
    })
    .execute();
  await fillChat(database);
}

/** A conversation with a question and its reply, and a ticket. */
async function fillChat(database: Database): Promise<void> {
  const owner = { visitor: "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e43", member_id: null, account: null };
  const conversation = "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e44";
  await database
    .insertInto("chat_conversations")
    .values({ ...owner, id: conversation, title: "سلام", created_at: now, last_at: now, messages: 1 })
    .execute();
  await database
    .insertInto("chat_messages")
    .values({
      id: "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e45",
      conversation,
      number: 0,
      role: "assistant",
      content: 'سلام\n"you"',
      at: now,
      kind: "talk",
      provider: "built-in",
      sources: JSON.stringify([{ title: "تماس", url: "/fa/contact" }]),
      suggestions: "[]",
      rating: "up",
    })
    .execute();
  await database
    .insertInto("chat_tickets")
    .values({
      ...owner,
      number: 41,
      username: null,
      email: "one@canopy.example",
      text: "",
      locale: "fa",
      transcript: "[]",
      created_at: now,
    })
    .execute();
}

async function contents(database: Database) {
  const all: Record<string, unknown[]> = {};
  for (const table of keptTables) {
    const { rows } = await sql`select * from ${sql.table(table)} t order by t::text`.execute(database);
    all[table] = rows;
  }
  return all;
}

const readBackup = async () => (await readFile(file, "utf8")).trimEnd().split("\n");

test("restores all bytes that were saved", async () => {
  await fill(old);
  expect(await saveFile(old, file, now)).toBe(1_212);
  expect(await restoreFile(fresh, file)).toBe(1_212);
  const before = await contents(old);
  expect(await contents(fresh)).toEqual(before);
  expect(before["avatars"]).toHaveLength(1_200);
});

test("the next ticket after a restore has a new number", async () => {
  await fill(old);
  await saveFile(old, file, now);
  await restoreFile(fresh, file);
  const { rows } = await sql<{ number: number }>`
    insert into chat_tickets (visitor, email, text, locale, transcript, created_at)
    select visitor, email, text, locale, transcript, created_at from chat_tickets returning number`.execute(
    fresh,
  );
  expect(rows).toEqual([{ number: 42 }]);
});

test("only its owner can read the file, and no file is overwritten", async () => {
  await saveFile(old, file, now);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(saveFile(old, file, now)).rejects.toThrow(OperatorError);
  expect(await readdir(home)).toEqual(["people.jsonl"]);
});

test("every table is saved, rebuilt from the chain, or disposable", async () => {
  const readChain = [
    ...["journal", "plans"],
    ...["activity", "block_headers", "collections", "entries", "history", "identities", "index_checkpoint"],
    ...[
      "index_source",
      "members",
      "price_candidates",
      "provisional_points",
      "rank_windows",
      "ranks",
      "raw_logs",
    ],
    // Sources of candles are asked again.
    ...["candles", "markets"],
    // The role bots reads them again.
    ...["vault_trades", "vault_trade_cursor"],
    ...["legs", "reports", "rounds", "seats", "transactions", "tree_snapshots"],
  ];
  const disposable = [
    "migrations",
    "migration_progress",
    "sessions",
    "sign_in_messages",
    "request_counts",
    "chat_turns",
    "chat_usage",
  ];
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(old);
  const known = [...keptTables, ...readChain, ...disposable];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});

test("does not touch a database that has rows", async () => {
  await fill(old);
  await saveFile(old, file, now);
  await expect(restoreFile(old, file)).rejects.toThrow("already has rows in avatars");
});

test("a backup of another plan is refused", async () => {
  await indexPlan(old, "0x1111111111111111111111111111111111111111");
  await saveFile(old, file, now);
  await indexPlan(fresh, "0x2222222222222222222222222222222222222222");
  await expect(restoreFile(fresh, file)).rejects.toThrow("Use a backup of the same plan");
});

/** Stores what an index stores about its plan. */
async function indexPlan(database: Database, address: string): Promise<void> {
  await database
    .insertInto("index_source")
    .values({ chain_id: 137n, plan_block: 1n, plan_block_hash: "0x1", derived_version: 1 })
    .execute();
  const shares = { sponsor_share: 1, pool_share: 1, hero_share: 1, commons_share: 1, operations_share: 1 };
  const numbers = { unit_usd: "20", points_per_unit: 10, maximum_units: 5, ...shares };
  const times = { genesis: now, opens_at: now };
  await database
    .insertInto("plans")
    .values({ plan: "core", address, code_hash: "0x1", ...times, ...numbers })
    .execute();
}

test.each([
  ["cut in the middle of a line", (text: string) => text.slice(0, text.length / 2), "damaged"],
  ["without its end", (text: string) => text.split("\n").slice(0, -2).join("\n"), "is truncated"],
  ["without a row", (text: string) => text.split("\n").toSpliced(2, 1).join("\n"), "is truncated"],
  ["of two", (text: string) => text + text.split("\n").slice(1).join("\n"), "has lines after its end"],
  ["with other content", () => "hello\n", "not a backup"],
  ["that is empty", () => "", "is truncated"],
  ["of another format", (text: string) => text.replace("canopy people 1", "canopy people 2"), "not a backup"],
])("a file %s restores nothing", async (_, damage, message) => {
  await fill(old);
  await saveFile(old, file, now);
  await writeFile(file, damage(await readFile(file, "utf8")));
  await expect(restoreFile(fresh, file)).rejects.toThrow(OperatorError);
  await expect(restoreFile(fresh, file)).rejects.toThrow(message);
  expect(Object.values(await contents(fresh)).flat()).toEqual([]);
});

test("an invalid row restores nothing", async () => {
  await fill(old);
  await saveFile(old, file, now);
  const lines = (await readBackup()).map((line) => line.replace('"locale":"en"', '"locale":"xx"'));
  await rm(file);
  await appendFile(file, `${lines.join("\n")}\n`);
  await expect(restoreFile(fresh, file)).rejects.toThrow(/outbox_locale_check/);
  expect(Object.values(await contents(fresh)).flat()).toEqual([]);
});
