import type { Transport } from "viem";
import { getTracer, traced } from "./trace.ts";

/** Adds a span for each call of a node's method, without its parameters. Without tracing it returns `transport` itself. */
export function traceRpc<Kind extends Transport>(transport: Kind): Transport {
  if (getTracer() === null) return transport;
  return (options) => {
    const inner = transport(options);
    const request: typeof inner.request = (args, more) =>
      traced(`rpc ${args.method}`, "client", { "rpc.system": "jsonrpc", "rpc.method": args.method }, () =>
        inner.request(args, more),
      );
    return { ...inner, request };
  };
}
