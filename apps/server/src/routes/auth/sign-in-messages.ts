import { randomBytes } from "node:crypto";
import { SIGN_IN_SECONDS } from "@canopy/shared/session";
import { type Address, getAddress } from "viem";
import { createSiweMessage } from "viem/siwe";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/tables.ts";

const NONCE_BYTES = 32;
const STATEMENT = "Sign in to Canopy. This costs nothing and sends no transaction.";

/** A text for a wallet to sign (EIP-4361). */
interface SignInMessage {
  readonly message: string;
  readonly expiresAt: Date;
}

/** Issues a message for one sign-in of `address`, and deletes expired messages. */
export async function issueSignInMessage(
  database: Database,
  { publicOrigin, chain }: Pick<Config, "publicOrigin" | "chain">,
  address: Address,
  now: Date,
): Promise<SignInMessage> {
  const expiresAt = new Date(now.getTime() + SIGN_IN_SECONDS * 1_000);
  const message = createSiweMessage({
    domain: new URL(publicOrigin).host,
    address: getAddress(address),
    statement: STATEMENT,
    uri: publicOrigin,
    version: "1",
    chainId: chain.id,
    // EIP-4361 requires letters and digits.
    nonce: randomBytes(NONCE_BYTES).toString("hex"),
    issuedAt: now,
    expirationTime: expiresAt,
  });
  await database.deleteFrom("sign_in_messages").where("expires_at", "<=", now).execute();
  await database
    .insertInto("sign_in_messages")
    .values({ message, address: getAddress(address), expires_at: expiresAt })
    .execute();
  return { message, expiresAt };
}

/**
 * Deletes an issued message and returns its address. Null when exactly this message was not issued, was used, or has
 * expired. One statement finds and deletes it, so only one of two concurrent sign-ins succeeds.
 */
export async function consumeSignInMessage(
  database: Database,
  message: string,
  now: Date,
): Promise<Address | null> {
  const issued = await database
    .deleteFrom("sign_in_messages")
    .where("message", "=", message)
    .returning(["address", "expires_at"])
    .executeTakeFirst();
  return issued === undefined || issued.expires_at <= now ? null : getAddress(issued.address);
}
