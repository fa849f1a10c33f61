import { type Address, isAddressEqual, isHex, recoverMessageAddress, size } from "viem";
import type { ChainClient } from "../../chain/client.ts";

/** The signature of an ordinary account: r, s and v. */
const ECDSA_BYTES = 65;

/**
 * Whether `address` signed `message`. It recovers the address of an ordinary account without a node, and otherwise calls the
 * account's contract (ERC-1271).
 */
export async function verifySignature(
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
