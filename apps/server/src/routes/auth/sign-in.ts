import type { Address } from "viem";
import { ApiError } from "../../http/api-error.ts";
import { fromChain } from "../../http/from-chain.ts";
import type { Services } from "../../services.ts";
import { consumeNonce } from "./nonces.ts";
import { readSignInMessage } from "./read-message.ts";
import { isSignedBy } from "./verify-signature.ts";

/**
 * Proves that the caller holds the address of a signed message. The nonce is gone before any signature is looked at, so
 * that a message is good for one attempt, and whatever fails after that fails with one and the same answer.
 *
 * @throws ApiError VALIDATION, SIGN_IN_REFUSED or CHAIN_UNAVAILABLE
 */
export async function proveAddress(
  { config, database, chain, now }: Services,
  { message, signature }: { message: string; signature: string },
): Promise<Address> {
  const { address, nonce } = readSignInMessage(message, signInBinding(config), now());
  if (!(await consumeNonce(database, nonce, address, now()))) throw new ApiError("SIGN_IN_REFUSED");
  if (!(await fromChain(() => isSignedBy(chain, { address, message, signature })))) {
    throw new ApiError("SIGN_IN_REFUSED");
  }
  return address;
}

/** What sign-in messages for this server are bound to. */
export function signInBinding({ publicOrigin, chain }: Services["config"]) {
  return { domain: new URL(publicOrigin).host, uri: publicOrigin, chainId: chain.id };
}
