import { BATCH_GAS } from "@canopy/protocol/settlement/batches";
import { type Address, BaseError, type Hex, RpcRequestError } from "viem";
import type { ChainClient } from "../../chain/client.ts";
import { toRevertName } from "../../chain/reverts.ts";
import { type BatchSize, createBatchSize } from "./batch-size.ts";

/** A simulated call for some ids, and its gas limit. */
export interface FittedCall {
  data: Hex;
  ids: readonly number[];
  gas: bigint;
}

interface Parties {
  from: Address;
  to: Address;
}

/** A fifth more than the estimate, because other transactions can make the call more expensive. */
const addMargin = (estimate: bigint) => estimate + estimate / 5n;

/** What `fit` asks the node. */
type Estimator = Pick<ChainClient, "getBlock" | "estimateGas">;

/**
 * Simulates a call for as many of the first ids as fit under the gas limit. The smallest batch that the plan accepts may take a
 * whole block.
 *
 * @throws Error when even that batch does not fit
 * @returns null when the plan refuses it, because another account was faster or it is not due
 */
export async function fit(
  client: Estimator,
  size: BatchSize,
  ids: readonly number[],
  { from, to, encode }: Parties & { encode: (ids: readonly number[]) => Hex },
): Promise<FittedCall | null> {
  const { gasLimit } = await client.getBlock();
  // A transaction that needs more than half a block waits long before it is mined.
  const limit = gasLimit / 2n < BATCH_GAS ? gasLimit / 2n : BATCH_GAS;
  for (let part = ids.slice(0, size.size); ; part = ids.slice(0, size.size)) {
    const data = encode(part);
    try {
      // Not on the pending block, where a stuck transaction would have been executed.
      const estimate = await client.estimateGas({ account: from, to, data, blockTag: "latest" });
      const gas = addMargin(estimate);
      if (gas <= limit) {
        size.fitted(part.length, gas, limit);
        return { data, ids: part, gas };
      }
      if (size.shrink(part.length, gas, limit)) continue;
      if (gas <= gasLimit) return { data, ids: part, gas };
      throw new Error(`${part.length} ids take ${estimate} gas, a block has ${gasLimit}`);
    } catch (error) {
      if (toRevertName(error) !== null) return null;
      // Nodes with a gas limit for calls refuse to estimate one above it.
      if (!isNodeError(error) || !size.shrink(part.length, null, limit)) throw error;
    }
  }
}

/** Simulates a call without ids. */
export function fitSingle(
  client: ChainClient,
  { data, ...parties }: Parties & { data: Hex },
): Promise<FittedCall | null> {
  return fit(client, createBatchSize(), [], { ...parties, encode: () => data });
}

const isNodeError = (error: unknown) =>
  error instanceof BaseError && error.walk((cause) => cause instanceof RpcRequestError) !== null;
