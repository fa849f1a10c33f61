import { type Call, type CallResult, encodeAggregate, parseAggregate } from "@canopy/swap/chain/multicall";
import type { Address, Client } from "viem";
import { nextTask } from "../lib/next-task.ts";

/** Reads with all `calls` in one block and one request. A call that reverts does not fail the others. */
export async function readCalls(
  client: Client,
  multicall: Address,
  calls: readonly Call[],
): Promise<readonly CallResult[]> {
  if (calls.length === 0) return [];
  // Encoding would make the caller's task too long for a slow phone.
  await nextTask();
  const data = encodeAggregate(calls);
  return parseAggregate(
    await client.request({ method: "eth_call", params: [{ to: multicall, data }, "latest"] }),
  );
}
