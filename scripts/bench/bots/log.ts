import { openDatabase } from "@canopy/server/database/open";
import type { Database } from "@canopy/server/database/tables";
import { createLog } from "@canopy/server/lib/log";
import { findLog } from "@canopy/server/routes/bots/find-log";
import { logCsv } from "@canopy/server/routes/bots/log-csv";
import type { LogFilter, LogKey } from "@canopy/server/routes/bots/log-part";
import { parseSearch } from "@canopy/server/routes/bots/log-search";
import { FIRST } from "@canopy/server/test/support/candles";
import { startPostgres } from "@canopy/server/test/support/postgres";
import { localExchange } from "@canopy/swap/deployments-local";
import { sql } from "kysely";
import type { Figure } from "../figures.ts";
import { median, quantile } from "../quantiles.ts";
import { note, type Scope } from "../scope.ts";
import { KEEPER, LAST, OTHER_LINES, OWN_LINES, OWNER, plantLog, RARE } from "./plant-log.ts";

const REPEATS = 40;
/** Lines of a page, and one more that shows whether there is a next one. */
const PAGE = 51;
/** Milliseconds. */
const PAGE_TARGET = 200;
const STATEMENT_TARGET = 2_000;
/** MiB: the file of all lines has as many. */
const MEMORY_TARGET = 256;
/** Lines that bots write at once, and how often they are written. */
const BATCH = 2_000;
const BATCHES = 15;

const { tokens } = localExchange;
const all: LogFilter = { mode: null, bot: null, rule: null, outcomes: null, words: [] };
const search = (text: string, filter: Partial<LogFilter> = {}) => ({
  ...{ ...all, ...filter },
  words: parseSearch(text, tokens),
});
/** The least and the most lines of a whole result say that a filter finds what its name says. */
const filters: readonly (readonly [name: string, filter: LogFilter, lines: number | null])[] = [
  ["no filter", all, null],
  ["a common word", search("buy"), null],
  ["a rare word", search("resting"), RARE],
  ["no hit", search("doge"), 0],
  ["four words", search("buy volume skipped paper", { mode: "paper", outcomes: ["skipped"] }), null],
  ["a rare outcome", { ...all, outcomes: ["started", "gap", "stopped"] }, 20],
  ["a keeper", search(`${KEEPER.slice(0, 6)}…${KEEPER.slice(-4)}`), null],
  ["a transaction that is not there", search("0x5c7a00000000"), 0],
  ["a rule and a token", search("weth", { rule: 5 }), null],
];

/** Measures pages, the file and the cost for those who write, in a log of a million lines between ten million of others. */
export async function measureLog(scope: Scope): Promise<readonly Figure[]> {
  const postgres = await startPostgres();
  scope.defer(() => postgres.stop());
  const url = await postgres.createDatabase();
  const { database, close } = await openDatabase({ url, connections: 2 }, createLog("silent"));
  scope.defer(close);
  note(`Planting ${OWN_LINES} lines of a member's log between ${OTHER_LINES} of others ...`);
  const indexes = await plantLog(database);
  const isNew = (name: string) => name === "paper_bot_log_facet";
  for (const { name, create } of indexes) if (!isNew(name)) await create();
  const before = await measureInsert(database);
  for (const { name, create } of indexes) if (isNew(name)) await create();
  const after = await measureInsert(database);
  await sql`vacuum analyze paper_bot_log, paper_bots, vault_trades, vault_skips`.execute(database);
  note("Reading the log ...");
  const pages: Figure[] = [];
  const figure = { target: null, ratio: null, peer: null };
  let slowest = 0;
  for (const [name, filter, lines] of filters) {
    const times = await measurePages(database, filter, lines);
    slowest = Math.max(slowest, ...times.first, ...times.later);
    const toFigure = (page: string, samples: readonly number[]): Figure => ({
      ...figure,
      name: `log with ${name}, ${page}, p95`,
      value: quantile(samples, 0.95),
      unit: "ms",
      target: PAGE_TARGET,
    });
    pages.push(toFigure("first page", times.first), toFigure("later page", times.later));
  }
  const files: Figure[] = [];
  for (const [name, filter] of [
    ["all lines", all],
    ["a common word", search("buy")],
  ] as const) {
    const { seconds, lines, batch, memory } = await measureCsv(database, filter);
    slowest = Math.max(slowest, batch);
    files.push(
      { ...figure, name: `log as CSV, ${name}`, value: seconds, unit: "s" },
      { ...figure, name: `log as CSV, ${name}, lines`, value: lines, unit: "" },
      { ...figure, name: `log as CSV, ${name}, memory`, value: memory, unit: "MiB", target: MEMORY_TARGET },
    );
  }
  return [
    ...pages,
    ...files,
    { ...figure, name: "log, slowest statement", value: slowest, unit: "ms", target: STATEMENT_TARGET },
    {
      ...{ name: `${BATCH} lines written at once`, value: after, unit: "ms", target: null },
      ...{ ratio: before / after, peer: "without the index of the search" },
    },
  ];
}

async function measurePages(database: Database, filter: LogFilter, lines: number | null) {
  const middle: LogKey = [Math.floor((FIRST + LAST) / 2), "", 0];
  const [first, later]: [number[], number[]] = [[], []];
  const read = async (before: LogKey | null, samples: number[]) => {
    const begin = performance.now();
    const rows = await findLog(database, { owner: OWNER, filter, before, since: null, limit: PAGE });
    samples.push(performance.now() - begin);
    return rows.length;
  };
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const found = await read(null, first);
    if (found !== Math.min(lines ?? PAGE, PAGE)) throw new Error(`The log found ${found} lines`);
    await read(middle, later);
  }
  return { first, later };
}

/** The longest time between two parts of the file is that of the slowest statement, and what the process makes of it. */
async function measureCsv(database: Database, filter: LogFilter) {
  const begin = performance.now();
  const start = process.memoryUsage.rss();
  let [lines, batch, memory, last] = [-1, 0, 0, begin];
  for await (const part of logCsv(database, OWNER, { filter, tokens })) {
    const now = performance.now();
    batch = Math.max(batch, now - last);
    last = now;
    lines += part.split("\r\n").length - 1;
    memory = Math.max(memory, process.memoryUsage.rss() - start);
  }
  return { seconds: (last - begin) / 1_000, lines, batch, memory: memory / 2 ** 20 };
}

/** Milliseconds for the lines of a candle, as the role writes them; undone afterwards. */
async function measureInsert(database: Database): Promise<number> {
  const { rows } = await sql`
    select bot_id, line + ${OWN_LINES} as line, member_id, at::text, outcome, detail from paper_bot_log
    where line = 500 limit ${BATCH}`.execute(database);
  const lines = JSON.stringify(rows);
  const samples: number[] = [];
  for (let round = 0; round < BATCHES; round++) {
    const undo = new Error("undo");
    await database
      .transaction()
      .execute(async (transaction) => {
        const begin = performance.now();
        await sql`
          insert into paper_bot_log (bot_id, line, member_id, at, outcome, detail)
          select * from json_to_recordset(${lines}::json) as new (bot_id uuid,
            line integer, member_id integer, at bigint, outcome text, detail json)`.execute(transaction);
        samples.push(performance.now() - begin);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
  }
  return median(samples);
}
