import { createHash, randomBytes } from "node:crypto";
import type { Locale } from "@canopy/shared/api/forms";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import { queueMessage } from "../../mail/outbox.ts";

const TOKEN_BYTES = 32;
/** Seconds after which an unconfirmed address is deleted. */
const CONFIRM_SECONDS = 48 * 3_600;
/** An unconfirmed address gets one mail in 15 minutes, and three in total. */
const RESEND_SECONDS = 15 * 60;
const MAXIMUM_MAILS = 3;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000);
const toHash = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Queues a mail with a confirmation link, unless the address is confirmed or its mails are used up. */
export async function subscribe(database: Database, email: string, locale: Locale, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await deleteUnconfirmed(transaction, now);
    const due = await transaction
      .insertInto("newsletter_subscribers")
      .values({ email, locale, created_at: now, confirmed_at: null, mailed_at: now, mails: 1 })
      .onConflict((conflict) =>
        conflict
          .column("email")
          .doUpdateSet({ locale, mailed_at: now, mails: sql`newsletter_subscribers.mails + 1` })
          .where("newsletter_subscribers.confirmed_at", "is", null)
          .where("newsletter_subscribers.mailed_at", "<=", before(now, RESEND_SECONDS))
          .where("newsletter_subscribers.mails", "<", MAXIMUM_MAILS),
      )
      .returning("email")
      .executeTakeFirst();
    if (due !== undefined)
      await queueMessage(transaction, { kind: "newsletter", content: { email } }, locale, now);
  });
}

/** Creates the token when its mail is sent, so only the mail contains it. Null when the address is confirmed or deleted. */
export async function issueToken(database: Database, email: string, now: Date): Promise<string | null> {
  const waiting = await database
    .selectFrom("newsletter_subscribers")
    .select("email")
    .where("email", "=", email)
    .where("confirmed_at", "is", null)
    .where("created_at", ">", before(now, CONFIRM_SECONDS))
    .executeTakeFirst();
  if (waiting === undefined) return null;
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await database
    .insertInto("newsletter_tokens")
    .values({ token_hash: toHash(token), email, created_at: now })
    .execute();
  return token;
}

/** Confirms the address of a token; idempotent. False when the token is unknown or expired. */
export async function confirm(database: Database, token: string, now: Date): Promise<boolean> {
  const confirmed = await database
    .updateTable("newsletter_subscribers")
    .set({ confirmed_at: sql`coalesce(confirmed_at, ${now})` })
    .where("email", "=", ({ selectFrom }) =>
      selectFrom("newsletter_tokens").select("email").where("token_hash", "=", toHash(token)),
    )
    .where(({ or, eb }) =>
      or([eb("confirmed_at", "is not", null), eb("created_at", ">", before(now, CONFIRM_SECONDS))]),
    )
    .returning("email")
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Deletes the address of a token; idempotent. False when the token is unknown. */
export async function unsubscribe(database: Database, token: string): Promise<boolean> {
  const known = await database
    .selectFrom("newsletter_tokens")
    .select("email")
    .where("token_hash", "=", toHash(token))
    .executeTakeFirst();
  if (known === undefined) return false;
  if (known.email !== null)
    await database.deleteFrom("newsletter_subscribers").where("email", "=", known.email).execute();
  return true;
}

async function deleteUnconfirmed(database: Database, now: Date): Promise<void> {
  const limit = before(now, CONFIRM_SECONDS);
  await database
    .deleteFrom("newsletter_subscribers")
    .where("confirmed_at", "is", null)
    .where("created_at", "<=", limit)
    .execute();
  await database
    .deleteFrom("newsletter_tokens")
    .where("email", "is", null)
    .where("created_at", "<=", limit)
    .execute();
}
