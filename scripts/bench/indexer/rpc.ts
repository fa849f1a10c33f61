import { z } from "zod";

export interface RpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

const responsesSchema = z.array(
  z.object({ id: z.number(), result: z.unknown(), error: z.object({ message: z.string() }).optional() }),
);

/**
 * Sends many calls in one request; the node may execute them in any order.
 *
 * @throws when one of them fails
 */
export async function callAll(url: string, calls: readonly RpcCall[]): Promise<void> {
  if (calls.length === 0) return;
  const body = JSON.stringify(calls.map((call, id) => ({ jsonrpc: "2.0", id, ...call })));
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  for (const { id, error } of responsesSchema.parse(await response.json())) {
    if (error !== undefined) throw new Error(`${calls[id]?.method} failed: ${error.message}`);
  }
}
