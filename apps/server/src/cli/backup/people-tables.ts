/**
 * The tables that nothing else can give back, in the order in which their rows refer to each other. The index follows from
 * the chain; sessions and nonces are not worth keeping: people sign in again.
 */
export const keptTables = ["avatars", "newsletter_subscribers", "newsletter_tokens", "outbox"] as const;
export type KeptTable = (typeof keptTables)[number];
