import type { BotKind, BotOutcome, BotStop } from "@canopy/shared/api/bots";
import type { CandleInterval } from "@canopy/shared/api/markets";
import type { ColumnType, Generated } from "kysely";

/** Data of people that the chain does not have: queued forms, newsletter addresses, settings, pictures, paper bots. */
export interface PeopleTables {
  outbox: {
    id: string;
    kind: "contact" | "feedback" | "newsletter";
    locale: "en" | "fa";
    content: ColumnType<unknown, string, never>;
    created_at: Date;
    attempts: Generated<number>;
    next_attempt_at: Date;
    last_error: string | null;
  };
  newsletter_subscribers: {
    email: string;
    locale: "en" | "fa";
    created_at: Date;
    confirmed_at: Date | null;
    mailed_at: Date;
    mails: number;
  };
  newsletter_tokens: { token_hash: string; email: string | null; created_at: Date };
  member_settings: {
    member_id: number;
    account: string;
    language: Generated<"en" | "fa" | null>;
    theme: Generated<"system" | "light" | "dark" | null>;
    digits: Generated<"latin" | "persian" | null>;
    /** USD per month with 18 decimals, null without a limit. */
    spending_limit: Generated<string | null>;
    /** From `next_limit_at` on. */
    next_limit: Generated<string | null>;
    next_limit_at: Generated<Date | null>;
    changed_at: Date;
  };
  avatars: { member_id: number; account: string; id: string; image: Uint8Array; created_at: Date };
  /** Times of the market are seconds since 1970. */
  paper_bots: {
    id: string;
    member_id: number;
    account: string;
    kind: BotKind;
    market: string;
    interval: CandleInterval;
    parameters: ColumnType<unknown, string, never>;
    settings: ColumnType<unknown, string, never>;
    created_at: Date;
    started_at: bigint;
    next_candle: bigint;
    /** Null before the first candle. */
    state: ColumnType<unknown, string | undefined, string>;
    candles: Generated<number>;
    lines: Generated<number>;
    stop: Generated<BotStop | null>;
    stopped_at: Generated<bigint | null>;
    is_done: Generated<boolean>;
    version: Generated<number>;
  };
  paper_bot_log: {
    bot_id: string;
    line: number;
    member_id: number;
    at: bigint;
    outcome: BotOutcome;
    detail: ColumnType<unknown, string, never>;
  };
}
