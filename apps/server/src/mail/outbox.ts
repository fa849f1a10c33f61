import { randomUUID } from "node:crypto";
import type { Locale } from "@canopy/shared/api/forms";
import type { Database } from "../database/tables.ts";
import { type Message, messageSchema } from "./message.ts";

/** Seconds for which a process owns a message; longer than sending it can take. */
const LEASE_SECONDS = 120;
const FIRST_PAUSE_SECONDS = 30;
const MAXIMUM_PAUSE_SECONDS = 6 * 3_600;

/** A message that this process owns and sends now. */
export type DueMessage = Message & {
  id: string;
  locale: Locale;
  createdAt: Date;
  attempts: number;
};

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000);

/** Queues a message. In a transaction, it is stored only if the rest of the transaction is. */
export async function queueMessage(
  database: Database,
  { kind, content }: Message,
  locale: Locale,
  now: Date,
): Promise<void> {
  await database
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      kind,
      locale,
      content: JSON.stringify(content),
      created_at: now,
      next_attempt_at: now,
    })
    .execute();
}

/**
 * Takes the message that has been due longest, or null. No other process can take it for two minutes. If this process ends
 * before it deletes or postpones the message, the message is due again after that time.
 */
export async function takeMessage(database: Database, now: Date): Promise<DueMessage | null> {
  const row = await database
    .updateTable("outbox")
    .set(({ eb }) => ({
      attempts: eb("attempts", "+", 1),
      next_attempt_at: after(now, LEASE_SECONDS),
    }))
    .where("id", "=", ({ selectFrom }) =>
      selectFrom("outbox")
        .select("id")
        .where("next_attempt_at", "<=", now)
        .orderBy("next_attempt_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  const message = messageSchema.parse({ kind: row.kind, content: row.content });
  return { ...message, id: row.id, locale: row.locale, createdAt: row.created_at, attempts: row.attempts };
}

export async function deleteMessage(database: Database, id: string): Promise<void> {
  await database.deleteFrom("outbox").where("id", "=", id).execute();
}

/** Postpones a message after a failure: first by 30 seconds, then twice as long each time, at most six hours. */
export async function postponeMessage(
  database: Database,
  { id, attempts }: DueMessage,
  reason: string,
  now: Date,
): Promise<Date> {
  const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), MAXIMUM_PAUSE_SECONDS);
  const next = after(now, pause);
  await database
    .updateTable("outbox")
    .set({ next_attempt_at: next, last_error: reason })
    .where("id", "=", id)
    .execute();
  return next;
}
