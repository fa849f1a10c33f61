import type { Candle } from "@canopy/strategies/candles/candles";
import { sql } from "kysely";
import type { Logger } from "pino";
import type { Database, Row } from "../../database/tables.ts";
import type { LogLine } from "./log-line.ts";
import { openRow } from "./open-row.ts";
import { stepPaperRun, storePaperRun } from "./paper-run.ts";
import { readCandles } from "./read-candles.ts";
import { type BotChange, writeBots } from "./write-bots.ts";

/** Bots per transaction. */
const BATCH = 250;
/** The most seconds of candles per transaction, so that catching up does not write a hundred thousand lines at once. */
const SPAN = 200 * 900;

export interface Steps {
  readonly bots: number;
  readonly candles: number;
}

type DueBot = Row<"paper_bots"> & { market_time: bigint };

/**
 * Steps the bots for which candles have closed, a batch of them. State and log are written in one transaction that locks the bots: each
 * candle is stepped once, whatever process ends in between, and however many processes run.
 */
export async function stepBots(database: Database, log: Logger): Promise<Steps> {
  return database.transaction().execute(async (transaction) => {
    const bots = await lockDueBots(transaction);
    const changes: BotChange[] = [];
    for (const group of groupBots(bots)) {
      const candles = await readCandles(transaction, group.market, group);
      for (const bot of group.bots) changes.push(stepBot(bot, candles, group.to, log));
    }
    await writeBots(transaction, changes);
    return { bots: bots.length, candles: changes.reduce((sum, { candles }) => sum + candles, 0) };
  });
}

/** A bot that a request stops at this moment comes with the next batch. */
async function lockDueBots(transaction: Database): Promise<DueBot[]> {
  const { rows } = await sql<DueBot>`
    select paper_bots.*, markets.covered_to as market_time from paper_bots
    join markets on markets.market = paper_bots.market
    where not is_done and next_candle + interval <= covered_to
    order by next_candle, id limit ${BATCH} for update of paper_bots skip locked`.execute(transaction);
  return rows;
}

interface Group {
  readonly market: string;
  readonly interval: number;
  /** Seconds. */
  readonly from: number;
  to: number;
  readonly bots: DueBot[];
}

/** Bots with the same candles, from the one that is farthest behind. */
function groupBots(bots: readonly DueBot[]): Iterable<Group> {
  const groups = new Map<string, Group>();
  for (const bot of bots) {
    const { market, interval } = bot;
    const from = Number(bot.next_candle);
    const key = `${market} ${interval}`;
    const span = Math.max(interval, SPAN - (SPAN % interval));
    const closed = Number(bot.market_time) - (Number(bot.market_time) % interval);
    const group = groups.get(key) ?? { market, interval, from, to: Math.min(closed, from + span), bots: [] };
    groups.set(key, group);
    group.bots.push(bot);
  }
  return groups.values();
}

function stepBot(bot: DueBot, candles: readonly Candle[], to: number, log: Logger): BotChange {
  try {
    return stepOver(bot, candles, to);
  } catch (error) {
    log.error({ err: error, bot: bot.id }, "paper bot failed, stopped it");
    const at = Number(bot.next_candle);
    return {
      ...{ bot, lines: [{ at, outcome: "stopped", detail: { stop: "error" } }], candles: 0 },
      ...{ state: bot.state, nextCandle: at, stop: "error", stoppedAt: at, isDone: true },
    };
  }
}

function stepOver(bot: DueBot, candles: readonly Candle[], to: number): BotChange {
  const run = openRow(bot);
  const lines: LogLine[] = [];
  let next = Number(bot.next_candle);
  let [count, isDone] = [0, false];
  for (const candle of candles) {
    const time = candle.time / 1_000;
    if (time < next) continue;
    const stepped = stepPaperRun(run, candle);
    lines.push(...stepped.lines);
    isDone = stepped.isDone;
    next = time + bot.interval;
    count++;
    if (isDone) break;
  }
  // The gap is logged with the candle that ends it, as one line however many batches it takes.
  if (!isDone) next = Math.max(next, to);
  const stopped = lines.find(({ outcome }) => outcome === "stopped");
  return {
    ...{ bot, lines, isDone, candles: count, nextCandle: next },
    state: bot.state === null && count === 0 ? null : storePaperRun(run),
    stop: stopped?.detail.stop ?? bot.stop,
    stoppedAt: stopped?.at ?? (bot.stopped_at === null ? null : Number(bot.stopped_at)),
  };
}
