import { BaseError, HttpRequestError, ResponseBodyTooLargeError, RpcRequestError, TimeoutError } from "viem";

const START = 250n;
const MOST = 10_000n;
/** Logs of an answer that are few: more blocks can be asked for at once. Twice as many stay far below 10 MiB. */
const FEW = 3_000;

/** How many blocks to ask for at once: halved when a node refuses, doubled while the answers are small. */
export function createBlockRange(start: bigint = START, most: bigint = MOST) {
  let size = start;
  return {
    get size(): bigint {
      return size;
    },
    /** Blocks were read that held so many logs. */
    succeeded(logs: number): void {
      if (logs < FEW) size = size * 2n < most ? size * 2n : most;
    },
    /** Returns false when there is nothing to halve: the error is not about the size. */
    failed(error: unknown): boolean {
      if (size === 1n || !isRefusal(error)) return false;
      size /= 2n;
      return true;
    },
  };
}

export type BlockRange = ReturnType<typeof createBlockRange>;

/** Whether the node answered, but not with what was asked. A node that is away refuses nothing. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const refusal = error.walk(
    (cause) =>
      cause instanceof ResponseBodyTooLargeError ||
      cause instanceof RpcRequestError ||
      cause instanceof TimeoutError ||
      (cause instanceof HttpRequestError &&
        cause.status !== undefined &&
        cause.status !== 429 &&
        cause.status < 500),
  );
  return refusal !== null;
}
