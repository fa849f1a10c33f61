import { createHash, randomBytes } from "node:crypto";
import { SESSION_IDLE_SECONDS, SESSION_SECONDS } from "@canopy/shared/session";
import { sql } from "kysely";
import { type Address, getAddress } from "viem";
import type { Database } from "../../database/tables.ts";

const TOKEN_BYTES = 32;
/** Sessions per account. One more ends the oldest. */
const MAXIMUM_SESSIONS = 20;
/** Stored characters of a User-Agent header. */
const USER_AGENT_LENGTH = 200;
/** The first characters of a token's hash are the public id of its session: they do not authenticate. */
const ID_LENGTH = 16;
/** The age at which a request renews `last_used_at`, so that not every request writes. */
const RENEW_AFTER_SECONDS = 60;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000);
const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
const toId = (hash: string) => hash.slice(0, ID_LENGTH);

export interface SessionOwner {
  chainId: number;
  address: Address;
}

export interface SessionRecord {
  id: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  /** Null without a User-Agent header. */
  userAgent: string | null;
}

/** Starts a session and deletes expired ones. Returns the token, of which only the hash is stored. */
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
      token_hash: hashToken(token),
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
        .offset(MAXIMUM_SESSIONS),
    )
    .execute();
}

/** Lists the valid sessions of an account, the newest first. */
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
    id: toId(row.token_hash),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    userAgent: row.user_agent,
  }));
}

export function toSessionId(token: string): string {
  return toId(hashToken(token));
}

/** Ends one session of an account. False when the account has no session with this id. */
export async function endSessionById(database: Database, owner: SessionOwner, id: string): Promise<boolean> {
  const ended = await deleteSessions(database, owner)
    .where(({ fn, val }) => fn("left", ["token_hash", val(ID_LENGTH)]), "=", id)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Ends all sessions of an account except that of `token`. Returns how many. */
export async function endOtherSessions(
  database: Database,
  owner: SessionOwner,
  token: string,
): Promise<number> {
  const ended = await deleteSessions(database, owner)
    .where("token_hash", "!=", hashToken(token))
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

function deleteSessions(database: Database, owner: SessionOwner) {
  return database
    .deleteFrom("sessions")
    .where("chain_id", "=", BigInt(owner.chainId))
    .where("address", "=", owner.address.toLowerCase());
}

/** Finds the owner of a session. Null when the token is unknown, has expired, or was not used for an hour. */
export async function findSession(
  database: Database,
  token: string,
  chainId: number,
  now: Date,
): Promise<Address | null> {
  const hash = hashToken(token);
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

/** Finds out which sessions are valid, without renewing them. Returns their tokens. */
export async function findValidTokens(
  database: Database,
  tokens: readonly string[],
  chainId: number,
  now: Date,
): Promise<Set<string>> {
  const byHash = new Map(tokens.map((token) => [hashToken(token), token]));
  const rows = await database
    .selectFrom("sessions")
    .select("token_hash")
    .where(sql<boolean>`token_hash = any(${[...byHash.keys()]}::text[])`)
    .where("chain_id", "=", BigInt(chainId))
    .where("expires_at", ">", now)
    .where("last_used_at", ">", before(now, SESSION_IDLE_SECONDS))
    .execute();
  return new Set(rows.flatMap(({ token_hash }) => byHash.get(token_hash) ?? []));
}

/** Ends a session; idempotent. */
export async function endSession(database: Database, token: string): Promise<void> {
  await database.deleteFrom("sessions").where("token_hash", "=", hashToken(token)).execute();
}

/** Counts the valid sessions of a chain, and their accounts. */
export async function countSessions(
  database: Database,
  chainId: bigint,
  now: Date,
): Promise<{ sessions: bigint; accounts: bigint }> {
  return database
    .selectFrom("sessions")
    .select(({ fn }) => [
      fn.countAll<bigint>().as("sessions"),
      fn.count<bigint>("address").distinct().as("accounts"),
    ])
    .where("chain_id", "=", chainId)
    .where("expires_at", ">", now)
    .where("last_used_at", ">", before(now, SESSION_IDLE_SECONDS))
    .executeTakeFirstOrThrow();
}

/** Ends the sessions of an account, or of all accounts. Returns how many. */
export async function endAllSessions(database: Database, owner: SessionOwner | null): Promise<bigint> {
  const query = owner === null ? database.deleteFrom("sessions") : deleteSessions(database, owner);
  return (await query.executeTakeFirst()).numDeletedRows;
}
