import { NONCE_SECONDS } from "@canopy/shared/session";
import type { Address } from "viem";
import { generateSiweNonce } from "viem/siwe";
import type { Database } from "../../database/tables.ts";

/** A sign-in request that was handed out to an address. */
export interface IssuedNonce {
  nonce: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** Hands out a nonce for one sign-in of `address`, and forgets those that were never used. */
export async function issueNonce(database: Database, address: Address, now: Date): Promise<IssuedNonce> {
  const issued = {
    nonce: generateSiweNonce(),
    issuedAt: now,
    expiresAt: new Date(now.getTime() + NONCE_SECONDS * 1_000),
  };
  await database.deleteFrom("nonces").where("expires_at", "<=", now).execute();
  await database
    .insertInto("nonces")
    .values({ nonce: issued.nonce, address: address.toLowerCase(), expires_at: issued.expiresAt })
    .execute();
  return issued;
}

/** Takes a nonce out of the world in one statement, so that of two sign-ins with it one fails. */
export async function consumeNonce(
  database: Database,
  nonce: string,
  address: Address,
  now: Date,
): Promise<boolean> {
  const consumed = await database
    .deleteFrom("nonces")
    .where("nonce", "=", nonce)
    .returning(["address", "expires_at"])
    .executeTakeFirst();
  return consumed !== undefined && consumed.address === address.toLowerCase() && consumed.expires_at > now;
}
