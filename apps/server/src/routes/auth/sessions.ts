import { createHash, randomBytes } from "node:crypto";
import { SESSION_IDLE_SECONDS, SESSION_SECONDS } from "@canopy/shared/session";
import { type Address, getAddress } from "viem";
import type { Database } from "../../database/tables.ts";

const TOKEN_BYTES = 32;
/** Sessions that an account may have at once; another one ends the oldest. */
const MOST_SESSIONS = 20;
/** Of a browser's description of itself, so much is kept. */
const USER_AGENT_LENGTH = 200;
/** The beginning of a token's hash names a session to its owner: it opens nothing. */
const ID_LENGTH = 16;
/** How old `last_used_at` may be before a request renews it: not every request has to write. */
const RENEW_AFTER_SECONDS = 60;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000);
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const idOf = (hash: string) => hash.slice(0, ID_LENGTH);

/** Who a session belongs to. */
export interface SessionOwner {
  chainId: number;
  address: Address;
}

/** A session as its owner sees it. */
export interface SessionRecord {
  id: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  /** What the browser said it was; null when it said nothing. */
  userAgent: string | null;
}

/** Begins a session, and forgets those that are over. The token exists only in the answer to this call. */
export async function startSession(
  database: Database,
  session: SessionOwner & { userAgent?: string | undefined },
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
      user_agent: session.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
    })
    .execute();
  await endOldest(database, session);
  return token;
}

/** Ends what an account has above the most that it may have. */
async function endOldest(database: Database, owner: SessionOwner): Promise<void> {
  await database
    .deleteFrom("sessions")
    .where("token_hash", "in", (sessions) =>
      sessions
        .selectFrom("sessions")
        .select("token_hash")
        .where("chain_id", "=", BigInt(owner.chainId))
        .where("address", "=", owner.address.toLowerCase())
        .orderBy("created_at", "desc")
        .orderBy("token_hash")
        .offset(MOST_SESSIONS),
    )
    .execute();
}

/** The sessions of an account that still open something, the newest first. */
export async function listSessions(
  database: Database,
  owner: SessionOwner,
  now: Date,
): Promise<SessionRecord[]> {
  const rows = await database
    .selectFrom("sessions")
    .selectAll()
    .where("chain_id", "=", BigInt(owner.chainId))
    .where("address", "=", owner.address.toLowerCase())
    .where("expires_at", ">", now)
    .where("last_used_at", ">", before(now, SESSION_IDLE_SECONDS))
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => ({
    id: idOf(row.token_hash),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    userAgent: row.user_agent,
  }));
}

/** The id of the session that `token` opens. */
export function sessionIdOf(token: string): string {
  return idOf(hashOf(token));
}

/** Ends one session of an account by its id; false when the account has none such. */
export async function endSessionById(database: Database, owner: SessionOwner, id: string): Promise<boolean> {
  const ended = await sessionsOf(database, owner)
    .where(({ fn, val }) => fn("left", ["token_hash", val(ID_LENGTH)]), "=", id)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Ends all sessions of an account but the one that `token` opens; says how many. */
export async function endOtherSessions(
  database: Database,
  owner: SessionOwner,
  token: string,
): Promise<number> {
  const ended = await sessionsOf(database, owner).where("token_hash", "!=", hashOf(token)).executeTakeFirst();
  return Number(ended.numDeletedRows);
}

function sessionsOf(database: Database, owner: SessionOwner) {
  return database
    .deleteFrom("sessions")
    .where("chain_id", "=", BigInt(owner.chainId))
    .where("address", "=", owner.address.toLowerCase());
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
