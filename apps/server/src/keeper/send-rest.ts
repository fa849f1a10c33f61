import { type Address, keccak256, type PrivateKeyAccount } from "viem";
import type { ChainClient } from "../chain/client.ts";
import { OperatorError } from "../lib/operator-error.ts";

/** The gas of a plain transfer. */
const TRANSFER_GAS = 21_000n;
/** Milliseconds to wait for the transfer. */
const TIMEOUT = 120_000;

/**
 * Sends everything that an account has, less the gas, and waits until it is mined.
 *
 * @returns wei; 0 when the account cannot pay the gas
 * @throws OperatorError when the transfer is not mined in time
 */
export async function sendRest(
  client: ChainClient,
  chainId: number,
  from: PrivateKeyAccount,
  to: Address,
): Promise<bigint> {
  const [balance, nonce, fees] = await Promise.all([
    client.getBalance({ address: from.address }),
    client.getTransactionCount({ address: from.address, blockTag: "pending" }),
    client.estimateFeesPerGas(),
  ]);
  const value = balance - TRANSFER_GAS * fees.maxFeePerGas;
  if (value <= 0n) return 0n;
  const serializedTransaction = await from.signTransaction({
    ...{ chainId, nonce, to, value, gas: TRANSFER_GAS, type: "eip1559" },
    maxFeePerGas: fees.maxFeePerGas,
    maxPriorityFeePerGas: fees.maxPriorityFeePerGas,
  });
  const hash = keccak256(serializedTransaction);
  await client.sendRawTransaction({ serializedTransaction });
  await client.waitForTransactionReceipt({ hash, timeout: TIMEOUT }).catch(() => {
    throw new OperatorError(
      `The transfer ${hash} is not mined yet. When it is, rename the two files that end in .new to replace the key.`,
    );
  });
  return value;
}
