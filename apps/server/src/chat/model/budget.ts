import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { ChatModelConfig } from "../../config/chat-model.ts";
import type { Database } from "../../database/tables.ts";
import type { Asker } from "../question/question.ts";

export interface Tokens {
  readonly input: number;
  readonly output: number;
}

const ALL = "all";
const VISITORS = "visitors";
const MILLION = 1_000_000n;

/** A visitor's id is free, so all visitors together leave half of the day to members. */
const visitorsPart = (all: number) => Math.floor(all / 2);

class BudgetExceeded extends Error {
  override readonly name = "BudgetExceeded";
}

interface Usage {
  input_tokens: bigint;
  output_tokens: bigint;
}

/** USD with 18 decimals; 0 without prices. */
export function toCost({ input_tokens, output_tokens }: Usage, prices: ChatModelConfig["prices"]): bigint {
  if (prices === null) return 0n;
  return (input_tokens * prices.input + output_tokens * prices.output) / MILLION;
}

/**
 * Reserves tokens for one reply in every limit, so that concurrent replies of several processes do not exceed them together.
 *
 * @returns a function that replaces the reservation with what was used; null when a limit has no room for it
 */
export async function reserveTokens(
  database: Database,
  config: Pick<ChatModelConfig, "tokens" | "usdPerDay" | "prices">,
  asker: Pick<Asker, "kind" | "userId">,
  day: string,
  reserved: Tokens,
): Promise<((used: Tokens) => Promise<void>) | null> {
  const isVisitor = asker.kind === "visitor";
  const limits = new Map([
    [ALL, config.tokens.all],
    ...(isVisitor ? [[VISITORS, visitorsPart(config.tokens.all)] as const] : []),
    [toKey(asker.userId, day), isVisitor ? config.tokens.visitor : config.tokens.member],
  ]);
  try {
    await database.transaction().execute(async (transaction) => {
      // Always in the same order, so that two processes never wait for each other.
      for (const [who, limit] of limits) {
        const usage = await add(transaction, day, who, reserved);
        const isOverCost =
          who === ALL && config.usdPerDay !== null && toCost(usage, config.prices) > config.usdPerDay;
        if (usage.input_tokens + usage.output_tokens > BigInt(limit) || isOverCost)
          throw new BudgetExceeded();
      }
    });
  } catch (error) {
    if (error instanceof BudgetExceeded) return null;
    throw error;
  }
  return async (used) => {
    const difference = { input: used.input - reserved.input, output: used.output - reserved.output };
    for (const who of limits.keys()) await add(database, day, who, difference);
  };
}

async function add(database: Database, day: string, who: string, tokens: Tokens): Promise<Usage> {
  const { rows } = await sql<Usage>`
    insert into chat_usage as usage (day, who, input_tokens, output_tokens)
    values (${day}::date, ${who}, ${Math.max(0, tokens.input)}::int8, ${Math.max(0, tokens.output)}::int8)
    on conflict (day, who) do update set
      input_tokens = greatest(0, usage.input_tokens + ${tokens.input}::int8),
      output_tokens = greatest(0, usage.output_tokens + ${tokens.output}::int8)
    returning input_tokens, output_tokens`.execute(database);
  const [usage] = rows;
  if (usage === undefined) throw new Error("The usage has no row");
  return usage;
}

/** Deletes the counts of single people of earlier days; the day's sums stay. */
export async function forgetUsers(database: Database, day: string): Promise<void> {
  await sql`delete from chat_usage where day < ${day}::date and who not in (${ALL}, ${VISITORS})`.execute(
    database,
  );
}

/** The day is in the hash, so that two days of a person cannot be linked. */
function toKey(userId: string, day: string): string {
  return createHash("sha256").update(`${day} ${userId}`).digest("base64url").slice(0, 22);
}
