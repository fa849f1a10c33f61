import { createPublicClient, type Transport } from "viem";
import { httpTransport } from "./http-transport.ts";
import type { NodeGroup } from "./node-group.ts";

/** Milliseconds; two tries are well within the time limit of a request. */
const TIMEOUT = 5_000;

/** Reads the chain for HTTP requests: sends calls that are made together in one batch, and retries none. */
export function connectChain(node: string | Pick<NodeGroup, "transport">) {
  const options = { batch: true, timeout: TIMEOUT };
  const transport: Transport =
    typeof node === "string" ? httpTransport(node, options) : node.transport(options);
  return createPublicClient({ transport, cacheTime: 0 });
}

export type ChainClient = ReturnType<typeof connectChain>;
