import type { Address } from "viem";
import { ApiError } from "../../http/api-error.ts";
import { readChain } from "../../http/read-chain.ts";
import type { Services } from "../../services.ts";
import { consumeSignInMessage } from "./sign-in-messages.ts";
import { isSignedBy } from "./verify-signature.ts";

/**
 * The address that signed a message of ours. The message is deleted before its signature is read, so it is valid for one
 * attempt, and whatever is wrong, the caller gets the same error.
 *
 * @throws ApiError SIGN_IN_REFUSED or CHAIN_UNAVAILABLE
 */
export async function proveAddress(
  { database, chain, now }: Pick<Services, "database" | "chain" | "now">,
  { message, signature }: { message: string; signature: string },
): Promise<Address> {
  const address = await consumeSignInMessage(database, message, now());
  if (address === null) throw new ApiError("SIGN_IN_REFUSED");
  if (!(await readChain(() => isSignedBy(chain, { address, message, signature })))) {
    throw new ApiError("SIGN_IN_REFUSED");
  }
  return address;
}
