import { type AnyBotLogLine, type BotRequest, MAXIMUM_LOG_SEARCH } from "@canopy/shared/api/bots";
import { localAddress, localExchange } from "@canopy/swap/deployments-local";
import { sql } from "kysely";
import type { Address } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/ask-shared-services.ts";
import { FIRST, insertCandles, MARKET, walk } from "../../../test/support/candles.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import type { LogLine } from "../../bots/paper/log-line.ts";
import type { Database } from "../../database/tables.ts";
import { startSession } from "../auth/sessions.ts";
import { findLog } from "./find-log.ts";
import { logCsv } from "./log-csv.ts";
import { parseSearch } from "./log-search.ts";

const VAULT = `0x${"22".repeat(20)}`;
const KEEPER = "0x90F79bf6EB2c4f870365E785982E1f101E93b906";
const TRANSACTION = `0x5c7a${"00".repeat(30)}`;
const [usdc, weth] = [localAddress("usdc"), localAddress("weth")];

let database: Database;
let server: TestServer;
let bearer: string;
let wallet: Address;
let memberId: number;

beforeAll(async () => {
  const [chain, opened] = await Promise.all([getSharedChain(), createTestDatabase()]);
  database = opened;
  await chain.join(0, "willow", "canopy");
  server = await buildTestServer(database, { RPC_URL: chain.rpcUrl, PLAN_ADDRESS: chain.plan });
  const { config, now } = server.services;
  wallet = chain.account(0);
  bearer = await startSession(database, { chainId: config.chain.id, address: wallet }, now());
  await insertCandles(database, walk(1));
  await insertPaper();
  await insertVault(wallet);
});
afterAll(async () => {
  await server.app.close();
  await database.destroy();
});

const noFilter = { mode: null, bot: null, rule: null, outcomes: null };

const request = (url: string, payload?: object) =>
  server.app.inject({
    method: payload === undefined ? "GET" : "POST",
    url: `/api${url}`,
    headers: { authorization: `Bearer ${bearer}` },
    ...(payload && { payload }),
  });

const decision = { side: "buy", amount: 10, rule: 0, reason: "interval" } as const;
const costs = { fee: 1, spread: 1, slippage: 1, gas: 1 };
/** Lines of a bot, after its start, from the oldest to the newest. */
const paperLines: readonly Omit<LogLine, "at">[] = [
  { outcome: "decided", detail: { ...decision, reference: 0.5 } },
  {
    outcome: "filled",
    detail: { ...decision, base: 20, quote: -10, reference: 0.5, price: 0.5, costs, isPartial: true },
  },
  { outcome: "decided", detail: { ...decision, reference: 0.5 } },
  { outcome: "skipped", detail: { ...decision, because: "no balance" } },
  { outcome: "stopped", detail: { stop: "maximum drawdown" } },
];

async function insertPaper(): Promise<void> {
  const dca: BotRequest = {
    kind: "dca",
    market: MARKET,
    interval: 900,
    parameters: { side: "buy", amount: 10, interval: 3_600, times: null },
  };
  const response = await request("/bots", dca);
  expect(response.statusCode, response.body).toBe(200);
  const { id, member_id } = await database
    .selectFrom("paper_bots")
    .select(["id", "member_id"])
    .executeTakeFirstOrThrow();
  memberId = member_id;
  const rows = paperLines.map(({ outcome, detail }, index) => ({
    ...{ bot_id: id, member_id, line: index + 1, at: BigInt(FIRST + index), outcome },
    detail: JSON.stringify(detail),
  }));
  await database.insertInto("paper_bot_log").values(rows).execute();
}

async function insertVault(owner: string): Promise<void> {
  const trade = {
    ...{ block_number: 71n, vault: VAULT, owner, token_in: usdc, token_out: weth, keeper: KEEPER },
    ...{ amount_in: "300000000", amount_out: "99700000000000000", oracle_out: "100000000000000000" },
    fee: "20000000000000000",
  };
  await database
    .insertInto("vault_trades")
    .values([
      ...[2, 12].map((rule, log_index) => ({
        ...{ ...trade, block_hash: `0x${rule}`, log_index, rule, at: BigInt(FIRST + 100 + rule) },
        transaction_hash: rule === 2 ? TRANSACTION : `0x${"ab".repeat(32)}`,
      })),
    ])
    .execute();
  const skip = { vault: VAULT, owner, looks: 1, last_at: BigInt(FIRST + 300) };
  await database
    .insertInto("vault_skips")
    .values([
      {
        ...{ ...skip, rule: 1, reason: "price stale", first_at: BigInt(FIRST + 200) },
        detail: JSON.stringify({ token: weth.toLowerCase() }),
      },
      {
        ...{ ...skip, rule: 2, reason: "trade refused", first_at: BigInt(FIRST + 201) },
        detail: JSON.stringify({ error: "100%_Paused" }),
      },
    ])
    .execute();
}

/** A line in short. */
function toShort(line: AnyBotLogLine): string {
  if (line.mode === "paper") return `paper ${line.outcome}`;
  return line.outcome === "filled" ? `trade ${line.rule}` : `skip ${line.rule}`;
}

async function find(search: string, more = ""): Promise<string[]> {
  const response = await request(`/bots/log?search=${encodeURIComponent(search)}${more}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data.items.map(toShort).toSorted();
}

const paper = ["decided", "decided", "filled", "skipped", "started", "stopped"].map((one) => `paper ${one}`);
const [trades, skips] = [
  ["trade 12", "trade 2"],
  ["skip 1", "skip 2"],
];

describe("a search of the whole log", () => {
  test.each<[string, readonly string[]]>([
    ["", [...paper, ...skips, ...trades]],
    // Modes, outcomes, sides and kinds, as the site shows them in either language.
    ["Live", [...skips, ...trades]],
    ["on PAPER", paper],
    ["آزمایشی", paper],
    ["Traded", ["paper filled", ...trades]],
    ["معامله کرد", ["paper filled", ...trades]],
    ["grid", []],
    ["regularly", paper],
    // What is shown of a decision that was skipped is why, not the reason of the decision.
    ["it was time", ["paper decided", "paper decided", "paper filled"]],
    ["nothing left", ["paper skipped"]],
    ["چیزی نمانده", ["paper skipped"]],
    ["volume", ["paper filled"]],
    ["highest value", ["paper stopped"]],
    // Markets and tokens.
    ["pol-usdc", paper],
    ["WETH", ["skip 1", ...trades]],
    ["weth feed", ["skip 1"]],
    ["يكي از منبع", ["skip 1"]],
    // Rules of the vault by their numbers, in both scripts.
    ["rule 2", ["skip 2", "trade 2"]],
    ["قاعدهٔ ۲", ["skip 2", "trade 2"]],
    ["١٢ قاعده", ["trade 12"]],
    // Addresses, also as the site shortens them, hashes and errors.
    [KEEPER.toUpperCase().replace("0X", "0x"), trades],
    ["0x90F7…b906", trades],
    ["0x90F7…b907", []],
    [TRANSACTION.slice(0, 8), ["trade 2"]],
    [TRANSACTION.slice(2, 8), ["trade 2"]],
    [`weth ${TRANSACTION.slice(0, 8)}`, ["trade 2"]],
    [`rule 12 ${KEEPER}`, ["trade 12"]],
    // Too few digits are those of any transaction.
    [TRANSACTION.slice(0, 5), []],
    ["paused", ["skip 2"]],
    // All words have to be there, and none is a pattern.
    ["weth buy", []],
    ["100%_p", ["skip 2"]],
    ["1%0", []],
    ["0_0", []],
    ["'; drop table paper_bots; --", []],
  ])("for “%s” finds %j", async (search, lines) => {
    expect(await find(search)).toEqual([...lines].toSorted());
  });

  test("adds to the other filters", async () => {
    expect(await find("weth", "&mode=live&outcome=skipped")).toEqual(["skip 1"]);
    expect(await find("traded", "&mode=paper")).toEqual(["paper filled"]);
    expect(await find("weth", "&rule=12")).toEqual(["trade 12"]);
  });

  test("has pages that miss nothing, each line once", async () => {
    const found: string[] = [];
    let cursor = "";
    do {
      const { items, next } = (await request(`/bots/log?search=live&limit=1${cursor}`)).json().data;
      expect(items).toHaveLength(1);
      found.push(...items.map(toShort));
      cursor = next === null ? "" : `&cursor=${next}`;
    } while (cursor !== "");
    expect(found).toEqual(["skip 2", "skip 1", "trade 12", "trade 2"]);
  });

  test("is in the file for spreadsheets too", async () => {
    const { body } = await request("/bots/log.csv?search=weth&outcome=filled");
    const [, ...lines] = body.trimEnd().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines.every((line) => line.includes(",WETH,"))).toBe(true);
  });

  test("has each line once in the file, whether a thousand share a second or a year lies between two", async () => {
    const undo = new Error("undo");
    const reading = database.transaction().execute(async (transaction) => {
      await sql`
        insert into paper_bot_log (bot_id, line, member_id, at, outcome, detail)
        select bot_id, line + 10 * number, member_id,
          case when number <= 1200 then at else at - number * 10000 end, outcome, detail
        from paper_bot_log cross join generate_series(1, 1500) as number where outcome = 'filled'`.execute(
        transaction,
      );
      const { tokens } = localExchange;
      const filter = { ...noFilter, words: parseSearch("traded", tokens) };
      let file = "";
      for await (const part of logCsv(transaction, { id: memberId, wallet }, { filter, tokens }))
        file += part;
      const [, ...lines] = file.trimEnd().split("\r\n");
      expect(lines).toHaveLength(1 + 1_500 + trades.length);
      expect(new Set(lines).size).toBe(lines.length);
      const times = lines.map((line) => line.split(",")[0]);
      expect(times).toEqual(times.toSorted().reverse());
      throw undo;
    });
    await expect(reading).rejects.toBe(undo);
  });

  test(`is at most ${MAXIMUM_LOG_SEARCH} characters long`, async () => {
    for (const path of ["/bots/log", "/bots/log.csv"]) {
      const statuses = [MAXIMUM_LOG_SEARCH, MAXIMUM_LOG_SEARCH + 1].map(
        async (length) => (await request(`${path}?search=${"x".repeat(length)}`)).statusCode,
      );
      expect(await Promise.all(statuses)).toEqual([200, 422]);
    }
  });

  test("reads by the indexes of its fields, however long the log is", async () => {
    const indexes = ["paper_bot_log_facet", "vault_trades_rule"];
    const undo = new Error("undo");
    const reading = database.transaction().execute(async (transaction) => {
      await sql`
        insert into paper_bot_log (bot_id, line, member_id, at, outcome, detail)
        select bot_id, line + 10 * number, member_id, at - number, outcome, detail
        from paper_bot_log cross join generate_series(1, 5000) as number`.execute(transaction);
      await sql`
        insert into vault_trades (block_hash, log_index, block_number, vault, owner, rule, at, token_in, token_out, amount_in,
          amount_out, oracle_out, fee, keeper, transaction_hash)
        select block_hash || number, log_index, block_number, vault, owner, rule, at - number, token_in, token_out, amount_in,
          amount_out, oracle_out, fee, keeper, transaction_hash
        from vault_trades cross join generate_series(1, 5000) as number`.execute(transaction);
      await sql`analyze paper_bot_log, vault_trades`.execute(transaction);
      const words = parseSearch("weth", localExchange.tokens);
      const owner = { id: memberId, wallet };
      await findLog(transaction, {
        ...{ owner, filter: { ...noFilter, words }, before: null, since: null },
        limit: 10,
      });
      const { rows } = await sql<{ name: string; scans: bigint }>`
        select name, pg_stat_get_xact_numscans(name::regclass) as scans from unnest(${indexes}::text[]) as name`.execute(
        transaction,
      );
      expect(rows.filter(({ scans }) => Number(scans) === 0)).toEqual([]);
      throw undo;
    });
    await expect(reading).rejects.toBe(undo);
  });
});
