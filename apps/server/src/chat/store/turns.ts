import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";

/** Seconds after which a turn counts as abandoned: longer than a reply can take. */
const LEASE_SECONDS = 120;
/** Milliseconds: a client that stops a reply and asks again arrives before its turn has ended. */
const PATIENCE = 1_500;
const PAUSE = 100;

/**
 * Takes the turn of a user, of whom one question at a time is answered by all api processes together.
 *
 * @returns a function that ends the turn; null when another question is being answered
 */
export async function takeTurn(database: Database, owner: string): Promise<(() => Promise<void>) | null> {
  for (let waited = 0; ; waited += PAUSE) {
    const until = await insertTurn(database, owner);
    if (until !== undefined)
      return async () => {
        await database
          .deleteFrom("chat_turns")
          .where("owner", "=", owner)
          .where("until", "=", until)
          .execute();
      };
    if (waited >= PATIENCE) return null;
    await sleep(PAUSE);
  }
}

/** By the clock of the database, which all processes share. */
async function insertTurn(database: Database, owner: string): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date }>`
    insert into chat_turns as turns (owner, until)
    values (${owner}, date_trunc('milliseconds', now() + make_interval(secs => ${LEASE_SECONDS})))
    on conflict (owner) do update set until = excluded.until where turns.until <= now()
    returning until`.execute(database);
  return rows[0]?.until;
}
