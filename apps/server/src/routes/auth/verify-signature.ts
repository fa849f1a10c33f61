import { type Address, isAddressEqual, isHex, recoverMessageAddress, size } from "viem";
import type { ChainClient } from "../../chain/client.ts";

/** r, s and v of an ordinary account's signature. */
const ECDSA_BYTES = 65;

/**
 * Whether `address` signed `message`. An ordinary account is recovered here, so that signing in needs no node; only what
 * that does not settle is asked of the account's own contract (ERC-1271), if it has one.
 */
export async function isSignedBy(
  client: Pick<ChainClient, "getCode" | "verifyMessage">,
  { address, message, signature }: { address: Address; message: string; signature: string },
): Promise<boolean> {
  if (!isHex(signature)) return false;
  if (size(signature) === ECDSA_BYTES) {
    const signer = await recoverMessageAddress({ message, signature }).catch(() => null);
    if (signer !== null && isAddressEqual(signer, address)) return true;
  }
  if ((await client.getCode({ address })) === undefined) return false;
  return client.verifyMessage({ address, message, signature });
}
