import { createHash, randomBytes } from "node:crypto";
import { SESSION_IDLE_SECONDS, SESSION_SECONDS } from "@canopy/shared/session";
import { type Address, getAddress } from "viem";
import type { Database } from "../database/tables.ts";

const TOKEN_BYTES = 32;
/** How old `last_used_at` may be before a request renews it: not every request has to write. */
const RENEW_AFTER_SECONDS = 60;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000);
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Begins a session, and forgets those that are over. The token exists only in the answer to this call. */
export async function startSession(
  database: Database,
  session: { chainId: number; address: Address },
  now: Date,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await database.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await database
    .insertInto("sessions")
    .values({
      token_hash: hashOf(token),
      chain_id: BigInt(session.chainId),
      address: session.address.toLowerCase(),
      created_at: now,
      last_used_at: now,
      expires_at: before(now, -SESSION_SECONDS),
    })
    .execute();
  return token;
}

/** The address whose session `token` opens; null when it opens none, is over, or nobody used it for an hour. */
export async function findSession(
  database: Database,
  token: string,
  chainId: number,
  now: Date,
): Promise<Address | null> {
  const hash = hashOf(token);
  const session = await database
    .selectFrom("sessions")
    .select(["address", "last_used_at"])
    .where("token_hash", "=", hash)
    .where("chain_id", "=", BigInt(chainId))
    .where("expires_at", ">", now)
    .where("last_used_at", ">", before(now, SESSION_IDLE_SECONDS))
    .executeTakeFirst();
  if (session === undefined) return null;
  if (session.last_used_at <= before(now, RENEW_AFTER_SECONDS)) {
    await database
      .updateTable("sessions")
      .set({ last_used_at: now })
      .where("token_hash", "=", hash)
      .execute();
  }
  return getAddress(session.address);
}

/** Ends a session; a token that opens none changes nothing. */
export async function endSession(database: Database, token: string): Promise<void> {
  await database.deleteFrom("sessions").where("token_hash", "=", hashOf(token)).execute();
}
