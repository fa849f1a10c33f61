import { randomUUID } from "node:crypto";
import type { Locale } from "@canopy/shared/api/forms";
import type { Database } from "../database/tables.ts";
import { type Letter, letterSchema } from "./letter.ts";

/** Seconds for which a letter belongs to whoever took it; longer than handing it over can take. */
const LEASE_SECONDS = 120;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 6 * 3_600;

/** A letter that this process may hand over now. */
export type OutgoingLetter = Letter & {
  id: string;
  locale: Locale;
  createdAt: Date;
  attempts: number;
};

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000);

/** Writes a letter down for sending. In a transaction it is there exactly when what it is about is. */
export async function postLetter(
  database: Database,
  { kind, content }: Letter,
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
 * Takes the letter that waits longest, or null. No other process gets it for two minutes; if this one ends before it
 * says how it went, the letter is due again then.
 */
export async function takeLetter(database: Database, now: Date): Promise<OutgoingLetter | null> {
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
  const letter = letterSchema.parse({ kind: row.kind, content: row.content });
  return { ...letter, id: row.id, locale: row.locale, createdAt: row.created_at, attempts: row.attempts };
}

/** Forgets a letter: it was handed over, or nobody wants it any more. */
export async function dropLetter(database: Database, id: string): Promise<void> {
  await database.deleteFrom("outbox").where("id", "=", id).execute();
}

/** Puts a letter off after a failure: 30 seconds at first, twice as long each time, six hours at most. */
export async function putOffLetter(
  database: Database,
  { id, attempts }: OutgoingLetter,
  reason: string,
  now: Date,
): Promise<Date> {
  const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
  const next = after(now, pause);
  await database
    .updateTable("outbox")
    .set({ next_attempt_at: next, last_error: reason })
    .where("id", "=", id)
    .execute();
  return next;
}
