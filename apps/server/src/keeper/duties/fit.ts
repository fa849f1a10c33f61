import { BATCH_GAS } from "@canopy/protocol/settlement/batches";
import { type Address, BaseError, type Hex, RpcRequestError } from "viem";
import type { ChainClient } from "../../chain/client.ts";
import { revertOf } from "../reverts.ts";
import type { BatchSize } from "./batch-size.ts";

/** A call over some ids that was simulated, and the gas to give it. */
export interface Fitted {
  data: Hex;
  ids: readonly number[];
  gas: bigint;
}

/** A fifth more than the estimate: until the call is mined, others may make it dearer. */
const withRoom = (estimate: bigint) => estimate + estimate / 5n;

/**
 * Simulates a call over as many of the ids as fit under the gas limit, the first ones.
 *
 * @returns null when the plan refuses it: what was to be done is done, or its time has not come
 */
export async function fit(
  client: ChainClient,
  size: BatchSize,
  ids: readonly number[],
  { from, to, encode }: { from: Address; to: Address; encode: (ids: readonly number[]) => Hex },
): Promise<Fitted | null> {
  const { gasLimit } = await client.getBlock();
  // What fills more than half a block waits long for its place.
  const most = gasLimit / 2n < BATCH_GAS ? gasLimit / 2n : BATCH_GAS;
  for (let part = ids.slice(0, size.size); ; part = ids.slice(0, size.size)) {
    const data = encode(part);
    try {
      // Not on the pending block: what is stuck in the pool, the keeper's own above all, has done nothing yet.
      const estimate = await client.estimateGas({ account: from, to, data, blockTag: "latest" });
      const gas = withRoom(estimate);
      if (gas <= most) {
        size.fitted(part.length, gas, most);
        return { data, ids: part, gas };
      }
      if (!size.tooDear(part.length, gas, most)) throw new Error(`${part.length} ids take ${estimate} gas`);
    } catch (error) {
      if (revertOf(error) !== null) return null;
      // Nodes that limit the gas of a question refuse one that is too dear.
      if (!isRefusal(error) || !size.tooDear(part.length, null, most)) throw error;
    }
  }
}

const isRefusal = (error: unknown) =>
  error instanceof BaseError && error.walk((cause) => cause instanceof RpcRequestError) !== null;
