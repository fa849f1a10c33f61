/**
 * The tables that only a backup can restore, in the order of their references. The index comes from the chain, and members
 * sign in again.
 */
export const keptTables = [
  "avatars",
  "chat_conversations",
  "chat_messages",
  "chat_tickets",
  "member_settings",
  "newsletter_subscribers",
  "newsletter_tokens",
  "outbox",
  "paper_bots",
  "paper_bot_log",
  "vault_skips",
] as const;
export type KeptTable = (typeof keptTables)[number];
