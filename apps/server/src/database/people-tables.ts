import type { BotKind, BotOutcome, BotStop } from "@canopy/shared/api/bots";
import type { ChatReply } from "@canopy/shared/api/chat";
import type { CandleInterval } from "@canopy/shared/api/markets";
import type { VaultSkip } from "@canopy/shared/api/vault-log";
import type { ColumnType, Generated } from "kysely";

interface ChatOwnerColumns {
  visitor: string | null;
  member_id: number | null;
  account: string | null;
}

/** Data of people that the chain does not have: queued forms, newsletter addresses, settings, pictures, paper bots, skips of vaults, chat. */
export interface PeopleTables {
  outbox: {
    id: string;
    kind: "contact" | "feedback" | "chat" | "newsletter";
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
  /** Times in seconds since 1970. */
  vault_skips: {
    vault: string;
    owner: string;
    rule: number;
    reason: VaultSkip;
    first_at: bigint;
    last_at: bigint;
    looks: number;
    detail: ColumnType<unknown, string, never>;
  };
  /** Of a visitor, or of a member with the account that the member used. */
  chat_conversations: ChatOwnerColumns & {
    id: string;
    /** The start of the first question. */
    title: string;
    created_at: Date;
    last_at: Date;
    messages: number;
  };
  /** What a reply has and a question lacks is null. */
  chat_messages: {
    id: string;
    conversation: string;
    /** From 0. */
    number: number;
    role: "user" | "assistant";
    content: string;
    at: Date;
    kind: ChatReply["kind"] | null;
    provider: ChatReply["provider"] | null;
    sources: ColumnType<unknown, string, never>;
    suggestions: ColumnType<unknown, string, never>;
    rating: Generated<"up" | "down" | null>;
  };
  /** Keeps its transcript when the conversation is deleted. */
  chat_tickets: ChatOwnerColumns & {
    number: Generated<number>;
    username: string | null;
    email: string;
    text: string;
    locale: "en" | "fa";
    transcript: ColumnType<unknown, string, never>;
    created_at: Date;
    resolved_at: Generated<Date | null>;
  };
  /** Users whose question is being answered. */
  chat_turns: { owner: string; until: Date };
}
