import type { Address } from "viem";
import { ApiError } from "../../http/api-error.ts";
import { readChain } from "../../http/read-chain.ts";
import type { Services } from "../../services.ts";
import { consumeSignInMessage } from "./sign-in-messages.ts";
import { verifySignature } from "./verify-signature.ts";

/**
 * Verifies a signed message and returns its address. The message is deleted before the signature is checked, so it is valid
 * for one attempt. The error is the same for any wrong message or signature.
 *
 * @throws ApiError SIGN_IN_REFUSED or CHAIN_UNAVAILABLE
 */
export async function verifySignIn(
  { database, chain, now }: Pick<Services, "database" | "chain" | "now">,
  { message, signature }: { message: string; signature: string },
): Promise<Address> {
  const address = await consumeSignInMessage(database, message, now());
  if (address === null) throw new ApiError("SIGN_IN_REFUSED");
  if (!(await readChain(() => verifySignature(chain, { address, message, signature })))) {
    throw new ApiError("SIGN_IN_REFUSED");
  }
  return address;
}
