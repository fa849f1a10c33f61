import { type HttpTransportConfig, http } from "viem";
import { traceRpc } from "../tracing/trace-rpc.ts";

/** Milliseconds for a request to a node. */
export const RPC_TIMEOUT = 10_000;
/** Milliseconds more for the body, so that viem reports a node that sends nothing. */
const BODY_MARGIN = 1_000;

export type HttpOptions = Pick<HttpTransportConfig, "batch" | "timeout">;

/** Requests to one node, without retries. viem's time limit ends with the headers of a response; this one with its body. */
export function httpTransport(url: string, { batch = false, timeout = RPC_TIMEOUT }: HttpOptions = {}) {
  const transport = http(url, {
    batch,
    timeout,
    retryCount: 0,
    fetchFn: (input, init) => {
      const late = AbortSignal.timeout(timeout + BODY_MARGIN);
      const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
      return fetch(input, { ...init, signal });
    },
  });
  return traceRpc(transport);
}
