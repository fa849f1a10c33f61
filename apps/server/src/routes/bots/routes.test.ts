import {
  type AnyBotLogLine,
  type BotLogLine,
  type BotRequest,
  botKinds,
  MAXIMUM_BOTS,
} from "@canopy/shared/api/bots";
import { kinds } from "@canopy/strategies/kinds/kinds";
import { localAddress } from "@canopy/swap/deployments-local";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getSharedChain } from "../../../test/support/ask-shared-services.ts";
import { FIRST, insertCandles, MARKET, STORED, walk } from "../../../test/support/candles.ts";
import type { TestChain } from "../../../test/support/test-chain.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../../test/support/test-server.ts";
import { stepBots } from "../../bots/paper/step-bots.ts";
import type { Database } from "../../database/tables.ts";
import { startSession } from "../auth/sessions.ts";

let chain: TestChain;
let database: Database;
let server: TestServer;
let willow: string;
let alder: string;
beforeAll(async () => {
  [chain, database] = await Promise.all([getSharedChain(), createTestDatabase()]);
  await chain.join(0, "willow", "canopy");
  await chain.join(1, "alder", "willow");
  server = await buildTestServer(database, { RPC_URL: chain.rpcUrl, PLAN_ADDRESS: chain.plan });
});
afterAll(async () => {
  await server.app.close();
  await database.destroy();
});
beforeEach(async () => {
  for (const table of ["paper_bots", "candles", "markets", "request_counts"] as const)
    await database.deleteFrom(table).execute();
  [willow, alder] = [await signIn(0), await signIn(1)];
  await insertCandles(database, candles.slice(0, 1));
});

const candles = walk(6);
const signIn = (account: number) =>
  startSession(
    database,
    { chainId: server.services.config.chain.id, address: chain.account(account) },
    server.services.now(),
  );

type Method = "GET" | "POST" | "DELETE";
const send = (method: Method, url: string, payload?: object, bearer = willow) =>
  server.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${bearer}` },
    ...(payload && { payload }),
  });
async function data(method: Method, url: string, payload?: object, bearer = willow) {
  const response = await send(method, url, payload, bearer);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
}
async function readError(method: Method, url: string, payload?: object, bearer = willow) {
  const response = await send(method, url, payload, bearer);
  return [response.statusCode, response.json().errors];
}

const dca: BotRequest = {
  kind: "dca",
  market: MARKET,
  interval: 900,
  parameters: { side: "buy", amount: 10, interval: 3_600, times: null },
};
const create = (request: object = {}, bearer = willow) =>
  data("POST", "/bots", { ...dca, ...request }, bearer);

/** All candles close. */
async function play(): Promise<void> {
  await insertCandles(database, candles.slice(1));
  while ((await stepBots(database, server.services.log)).bots > 0);
}

const time = (quarters: number) => new Date((FIRST + quarters * STORED) * 1_000).toISOString();

test("the API and the strategies have the same kinds", () => {
  expect(botKinds).toEqual(kinds);
});

describe("POST /bots", () => {
  test("starts a bot with 1,000 of the quote token, the costs of a typical pool, and no limits", async () => {
    expect(await create()).toMatchObject({
      ...dca,
      canGoLive: true,
      start: { base: 0, quote: 1_000 },
      costs: { fee: 0.003 },
      limits: { maximumDrawdown: null },
      startedAt: time(1),
      lastCandle: null,
      candles: 0,
      figures: null,
      status: "running",
      stopped: null,
      liveAt: time(1 + 7 * 96),
    });
  });

  test("starts it with what the member says", async () => {
    const settings = {
      start: { base: 3, quote: 4 },
      costs: { fee: 0, spread: 0, impact: 0, volumeShare: null, gas: 0 },
      limits: { maximumDrawdown: 0.2, dailyLoss: null, cooldown: 60, sellsWhenStopped: true },
    };
    expect(await create(settings)).toMatchObject(settings);
  });

  test("has no day to go live for a kind that no rule of the vault can say", async () => {
    const request = { kind: "trailing-stop", parameters: { distance: 0.1 }, start: { base: 5, quote: 0 } };
    expect(await create(request)).toMatchObject({ canGoLive: false, liveAt: null });
  });

  test.each([
    [{ parameters: { side: "buy", amount: -1, interval: 3_600, times: null } }, "parameters.amount"],
    [{ parameters: { side: "buy", amount: 1 } }, "parameters.interval"],
    [{ kind: "grid", parameters: { low: 2, high: 1, levels: 3, amount: 1 } }, "parameters"],
    [{ start: { base: 0, quote: 0 } }, "start"],
    [{ kind: "oracle" }, "kind"],
    [{ interval: 60 }, "interval"],
    [{ market: "somewhere" }, "market"],
    [{ limits: { maximumDrawdown: 2, dailyLoss: null, cooldown: 0, sellsWhenStopped: false } }, "limits"],
  ])("refuses %j and names the field", async (request, field) => {
    const [status, errors] = await readError("POST", "/bots", { ...dca, ...request });
    expect(status).toBe(422);
    expect(Object.keys(errors).some((name) => name.startsWith(field))).toBe(true);
  });

  test("refuses a market that the server does not read", async () => {
    expect(await readError("POST", "/bots", { ...dca, market: "WETH-USDC" })).toMatchObject([
      404,
      { code: "MARKET_NOT_FOUND" },
    ]);
  });

  test(`refuses the bot after the ${MAXIMUM_BOTS}th, also of requests at the same moment`, async () => {
    const requests = Array.from({ length: MAXIMUM_BOTS + 3 }, () => send("POST", "/bots", dca));
    const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAXIMUM_BOTS);
    expect(await readError("POST", "/bots", dca)).toMatchObject([409, { code: "TOO_MANY_BOTS" }]);
    await create({}, alder);
  });
});

describe("GET /bots", () => {
  test("has the figures of the member's bots next to hold and DCA", async () => {
    await create();
    await create({}, alder);
    await play();
    const { bots, maximum, paperDays } = await data("GET", "/bots");
    expect([bots.length, maximum, paperDays]).toEqual([1, MAXIMUM_BOTS, 7]);
    const [{ figures, lastCandle, candles: seen }] = bots;
    expect([seen, lastCandle]).toEqual([5, time(5)]);
    expect(figures).toMatchObject({ price: candles[5]?.close, startValue: 1_000, trades: 1, skips: 0 });
    expect(figures.value).toBeCloseTo(figures.quote + figures.base * figures.price, 9);
    expect(figures.return).toBeCloseTo(figures.value / 1_000 - 1, 9);
    expect(figures.hold.value).not.toBe(figures.dca.value);
  });
});

test("a bot that this version can't continue is in the list, without figures", async () => {
  const { id } = await create();
  await database.updateTable("paper_bots").set({ state: '{"bot":{}}' }).where("id", "=", id).execute();
  expect((await data("GET", "/bots")).bots).toMatchObject([{ id, figures: null }]);
});

describe("a bot of another member", () => {
  test.each([
    ["POST", "/stop"],
    ["DELETE", ""],
  ] as const)("is not found by %s /bots/:id%s", async (method, action) => {
    const { id } = await create();
    expect(await readError(method, `/bots/${id}${action}`, undefined, alder)).toMatchObject([
      404,
      { code: "BOT_NOT_FOUND" },
    ]);
    expect((await data("GET", "/bots")).bots).toMatchObject([{ id, status: "running" }]);
  });

  test("is not in the log", async () => {
    const { id } = await create();
    for (const query of ["", `?bot=${id}`])
      expect((await data("GET", `/bots/log${query}`, undefined, alder)).items).toEqual([]);
  });

  test("without a session there is none", async () => {
    expect(await readError("GET", "/bots", undefined, "x".repeat(43))).toMatchObject([
      401,
      { code: "UNAUTHORIZED" },
    ]);
  });
});

test("a bot that was stopped stays in the list, and its day to go live is gone", async () => {
  const { id } = await create();
  expect(await data("POST", `/bots/${id}/stop`)).toMatchObject({
    status: "stopped",
    stopped: { because: "member" },
    liveAt: null,
  });
  await play();
  expect((await data("GET", "/bots")).bots).toMatchObject([{ id, candles: 0 }]);
});

test("a deleted bot is gone with its log", async () => {
  const { id } = await create();
  await data("DELETE", `/bots/${id}`);
  expect((await data("GET", "/bots")).bots).toEqual([]);
  expect(await database.selectFrom("paper_bot_log").selectAll().execute()).toEqual([]);
});

describe("GET /bots/log", () => {
  test("has pages of lines, the newest first, each once", async () => {
    await create({ parameters: { ...dca.parameters, interval: 60 } });
    await create({ parameters: { ...dca.parameters, interval: 60 } });
    await play();
    const lines: BotLogLine[] = [];
    let cursor = "";
    do {
      const page = await data("GET", `/bots/log?limit=3${cursor}`);
      lines.push(...page.items);
      cursor = page.next === null ? "" : `&cursor=${page.next}`;
    } while (cursor !== "");
    // Started, and a decision at each of five closes, of which four are filled.
    expect(lines).toHaveLength(2 * (1 + 5 + 4));
    expect(new Set(lines.map(({ bot, line }) => `${bot} ${line}`)).size).toBe(lines.length);
    expect(lines.map(({ at }) => at)).toEqual(
      lines
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  test("shows one bot, and some outcomes", async () => {
    const [one] = [await create(), await create()];
    await play();
    const { items } = await data("GET", `/bots/log?bot=${one.id}&outcome=filled,started`);
    expect(items.map(({ bot, outcome }: BotLogLine) => [bot, outcome])).toEqual([
      [one.id, "filled"],
      [one.id, "started"],
    ]);
    expect(items[0]).toMatchObject({
      kind: "dca",
      market: MARKET,
      side: "buy",
      reason: "interval",
      reference: candles[2]?.open,
      isPartial: false,
      because: null,
    });
  });

  test.each(["outcome=sold", "bot=7", "cursor=W10", "limit=0"])("refuses %s", async (query) => {
    expect((await readError("GET", `/bots/log?${query}`))[0]).toBe(422);
  });

  test("is a table for spreadsheets too", async () => {
    const { id } = await create();
    await play();
    const response = await send("GET", "/bots/log.csv?outcome=filled");
    expect(response.headers["content-type"]).toContain("text/csv");
    const [head = "", line = "", ...rest] = response.body.split("\r\n");
    expect(head.startsWith("at,mode,outcome,because,until,bot,line,kind,market,side,amount")).toBe(true);
    expect(line).toContain(`${time(2)},paper,filled,,,${id},2,dca,POL-USDC,buy,10,0,interval,,`);
    expect(rest).toEqual([""]);
  });
});

describe("the log of the vault", () => {
  const VAULT = `0x${"22".repeat(20)}`;
  const [usdc, weth] = [localAddress("usdc"), localAddress("weth")];

  /** A trade of rule 2 and a skip of rule 1, between the candles of paper bots. */
  async function insertVault(owner = chain.account(0)): Promise<void> {
    await database
      .insertInto("vault_trades")
      .values({
        ...{ block_hash: "0x1", log_index: 3, block_number: 71n, vault: VAULT, owner, rule: 2 },
        ...{ at: BigInt(FIRST + 2 * STORED + 60), token_in: usdc, token_out: weth, keeper: VAULT },
        ...{ amount_in: "300000000", amount_out: "99700000000000000", oracle_out: "100000000000000000" },
        ...{ fee: "20000000000000000", transaction_hash: `0x${"5c".repeat(32)}` },
      })
      .execute();
    await database
      .insertInto("vault_skips")
      .values({
        ...{ vault: VAULT, owner, rule: 1, reason: "pays too little", looks: 480 },
        ...{ first_at: BigInt(FIRST + STORED + 60), last_at: BigInt(FIRST + 3 * STORED) },
        detail: JSON.stringify({ fee: "1000000000000000", cost: "9000000000000000" }),
      })
      .execute();
  }
  beforeEach(async () => {
    for (const table of ["vault_trades", "vault_skips"] as const) await database.deleteFrom(table).execute();
  });
  const shown = async (query = "", bearer = willow) => {
    const { items } = await data("GET", `/bots/log${query}`, undefined, bearer);
    return items.map(({ mode, outcome, at }: AnyBotLogLine) => [mode, outcome, at]);
  };

  test("is in one list with paper bots, by time", async () => {
    await create();
    await play();
    await insertVault();
    const lines = await shown();
    expect(lines).toContainEqual([
      "live",
      "filled",
      new Date((FIRST + 2 * STORED + 60) * 1_000).toISOString(),
    ]);
    const times = lines.map(([, , at]: string[]) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(lines.map(([mode]: string[]) => mode))).toEqual(new Set(["live", "paper"]));
  });

  test("has pages that miss nothing, each line once", async () => {
    await create({ parameters: { ...dca.parameters, interval: 60 } });
    await play();
    await insertVault();
    const all = (await data("GET", "/bots/log")).items;
    const paged: AnyBotLogLine[] = [];
    let cursor = "";
    do {
      const page = await data("GET", `/bots/log?limit=1${cursor}`);
      paged.push(...page.items);
      cursor = page.next === null ? "" : `&cursor=${page.next}`;
    } while (cursor !== "");
    expect(paged).toEqual(all);
    expect(all).toHaveLength(12);
  });

  test("can be filtered by mode, rule and outcome", async () => {
    const { id } = await create();
    await play();
    await insertVault();
    const live = (await shown("?mode=live")).map(([, outcome]: string[]) => outcome);
    expect(live).toEqual(["filled", "skipped"]);
    expect(await shown("?rule=1")).toEqual([["live", "skipped", expect.any(String)]]);
    expect(await shown("?rule=3")).toEqual([]);
    expect(await shown("?mode=live&outcome=filled")).toEqual([["live", "filled", expect.any(String)]]);
    for (const query of ["?mode=paper", `?bot=${id}`])
      expect(new Set((await shown(query)).map(([mode]: string[]) => mode))).toEqual(new Set(["paper"]));
  });

  test("has amounts without loss, and why a rule was skipped", async () => {
    await insertVault();
    const [trade, skip] = (await data("GET", "/bots/log")).items;
    expect(trade).toMatchObject({
      ...{ vault: VAULT, rule: 2, tokenIn: usdc, tokenOut: weth, block: 71, index: 3 },
      ...{ amountIn: "300000000", oracleOut: "100000000000000000", fee: "20000000000000000" },
    });
    expect(skip).toMatchObject({
      ...{ rule: 1, because: "pays too little", looks: 480, token: null, error: null },
      ...{ at: new Date((FIRST + STORED + 60) * 1_000).toISOString(), until: time(3) },
      ...{ fee: "1000000000000000", cost: "9000000000000000" },
    });
  });

  test("is the owner's only", async () => {
    await insertVault();
    expect(await shown("", alder)).toEqual([]);
    const csv = await send("GET", "/bots/log.csv", undefined, alder);
    expect(csv.body.split("\r\n")).toHaveLength(2);
  });

  test("is in the file for spreadsheets, in whole tokens", async () => {
    await insertVault();
    const [head = "", trade = "", skip = ""] = (await send("GET", "/bots/log.csv")).body.split("\r\n");
    const cells = (line: string) =>
      Object.fromEntries(head.split(",").map((column, index) => [column, line.split(",")[index]]));
    expect(cells(trade)).toMatchObject({
      ...{ mode: "live", outcome: "filled", rule: "2", sold: "300", sold_token: "USDC" },
      ...{
        bought: "0.0997",
        bought_token: "WETH",
        bought_by_feeds: "0.1",
        keeper_fee_pol: "0.02",
        block: "71",
      },
    });
    expect(cells(skip)).toMatchObject({
      ...{ mode: "live", outcome: "skipped", rule: "1", because: "pays too little", looks: "480" },
      ...{ keeper_fee_pol: "0.001", gas_pol: "0.009", until: time(3) },
    });
  });

  test.each(["mode=dead", "rule=0", "rule=33", "rule=x"])("refuses %s", async (query) => {
    expect((await readError("GET", `/bots/log?${query}`))[0]).toBe(422);
  });

  test("goes with the profile, apart from trades, which are public on the chain", async () => {
    await insertVault();
    await data("DELETE", "/profile");
    expect(await database.selectFrom("vault_skips").selectAll().execute()).toEqual([]);
    expect(await database.selectFrom("vault_trades").select("owner").execute()).toHaveLength(1);
  });
});

test("the profile's export has the bots, and its deletion deletes them", async () => {
  const { id } = await create();
  await create({}, alder);
  expect((await data("GET", "/profile/export")).bots).toMatchObject([{ id }]);
  await data("DELETE", "/profile");
  const left = await database.selectFrom("paper_bots").select("account").execute();
  expect(left).toEqual([{ account: chain.account(1) }]);
});
