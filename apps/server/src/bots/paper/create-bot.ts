import { randomUUID } from "node:crypto";
import { type BotRequest, MAXIMUM_BOTS } from "@canopy/shared/api/bots";
import type { BotSetup } from "@canopy/strategies/engine/run";
import { noLimits, settingsSchema, typicalCosts } from "@canopy/strategies/engine/settings";
import { strategies } from "@canopy/strategies/kinds/kinds";
import { sql } from "kysely";
import type { Address } from "viem";
import * as z from "zod/mini";
import type { Database, Row } from "../../database/tables.ts";
import { findMarket, type Market } from "./read-candles.ts";

/** The first number of the locks, and the member's is the second. No other program on this database uses them. */
const LOCK_CLASS = 7_226_680;

const DEFAULT_START = { base: 0, quote: 1_000 };

/** Messages by field of the request; `null` if all fields are right. */
export function findSetupErrors({ kind, parameters, ...request }: BotRequest): Record<string, string> | null {
  const settings = toSettings(request, true);
  const fieldErrors: Record<string, string> = {};
  for (const [prefix, schema, value] of [
    ["parameters.", strategies[kind].parameters, parameters],
    ["", settingsSchema, settings],
  ] as const) {
    const parsed = z.safeParse(schema, value);
    for (const { path, message } of parsed.error?.issues ?? []) {
      fieldErrors[`${prefix}${path.join(".")}`.replace(/\.$/, "")] ??= message;
    }
  }
  return Object.keys(fieldErrors).length === 0 ? null : fieldErrors;
}

function toSettings(
  { start = DEFAULT_START, costs, limits = noLimits }: Pick<BotRequest, "start" | "costs" | "limits">,
  hasVolumes: boolean,
): BotSetup["settings"] {
  const typical = hasVolumes ? typicalCosts : { ...typicalCosts, volumeShare: null };
  return { start, costs: costs ?? typical, limits };
}

interface Creation {
  readonly member: { id: number; account: Address };
  readonly request: BotRequest;
  readonly now: Date;
}

/** Creates a bot whose first candle is the one that has not closed yet. Returns it, or why it can't be. */
export function createBot(
  database: Database,
  { member, request, now }: Creation,
): Promise<Row<"paper_bots"> | "too many" | "unknown market"> {
  const { kind, market, interval, parameters } = request;
  return database.transaction().execute(async (transaction) => {
    // One at a time, so that two requests can't both be the last one allowed.
    await sql`select pg_advisory_xact_lock(${LOCK_CLASS}, ${member.id})`.execute(transaction);
    const { count } = await transaction
      .selectFrom("paper_bots")
      .select(({ fn }) => fn.countAll<bigint>().as("count"))
      .where("member_id", "=", member.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAXIMUM_BOTS) return "too many";
    const found = await findMarket(transaction, market);
    if (found === null) return "unknown market";
    const time = await readTime(transaction, found);
    const settings = toSettings(request, found.hasVolume);
    const start = BigInt(time - (time % interval));
    const bot = await transaction
      .insertInto("paper_bots")
      .values({
        ...{ id: randomUUID(), member_id: member.id, account: member.account, kind, market, interval },
        ...{ parameters: JSON.stringify(parameters), settings: JSON.stringify(settings), created_at: now },
        ...{ started_at: start, next_candle: start, lines: 1 },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto("paper_bot_log")
      .values({
        ...{ bot_id: bot.id, line: 0, member_id: member.id },
        ...{ at: start, outcome: "started", detail: "{}" },
      })
      .execute();
    return bot;
  });
}

/**
 * The chain's time for a market, in seconds: of the newest candle, or of the newest block if candles are late. A bot can't begin with
 * prices that its member may have seen.
 */
export async function readTime(database: Database, { until }: Pick<Market, "until">): Promise<number> {
  const checkpoint = await database.selectFrom("index_checkpoint").select("block_time").executeTakeFirst();
  const block = checkpoint?.block_time?.getTime() ?? 0;
  return Math.max(until, Math.floor(block / 1_000));
}
