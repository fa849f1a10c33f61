import type { BotMode, BotOutcome } from "@canopy/shared/api/bots";
import { type RawBuilder, sql } from "kysely";
import type { SearchWord } from "./log-search.ts";
import type { Owner } from "./own-bots.ts";

export interface LogFilter {
  /** Null for both. */
  readonly mode: BotMode | null;
  /** Null for all of them; else there are no rules. */
  readonly bot: string | null;
  /** Null for all of them; else there are no paper bots. */
  readonly rule: number | null;
  readonly outcomes: readonly BotOutcome[] | null;
  /** Lines have all of them. */
  readonly words: readonly SearchWord[];
}

/** The place of a line: its time in seconds, what it is of, and its number. */
export type LogKey = readonly [at: number, source: string, number: number];

/** A page of the log: at most `limit` lines that the filter finds. */
export interface LogPart {
  readonly owner: Owner;
  readonly filter: LogFilter;
  /** The last line of the page before; null for the first page. */
  readonly before: LogKey | null;
  /** Only later lines, in seconds; null for all. */
  readonly since: number | null;
  readonly limit: number;
}

/** Whether a line can be on the page. Indexes begin with the time. */
export function isInRange(
  { before, since }: LogPart,
  { at, source, number }: Readonly<Record<"at" | "source" | "number", RawBuilder<unknown>>>,
): RawBuilder<boolean> {
  const isLater = since === null ? sql`true` : sql`${at} > ${since}::bigint`;
  if (before === null) return sql`(${isLater})`;
  const [time, place, line] = before;
  return sql`(${isLater} and ${at} <= ${time}::bigint
    and (${at}, ${source}, ${number}) < (${time}::bigint, ${place}, ${line}))`;
}
