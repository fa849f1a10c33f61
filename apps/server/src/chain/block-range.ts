import { BaseError, HttpRequestError, ResponseBodyTooLargeError, RpcRequestError, TimeoutError } from "viem";

const START = 250n;
const MAXIMUM = 10_000n;
/** With fewer logs in a response the range grows. Twice as many stay far below 10 MiB. */
const FEW_LOGS = 3_000;

/** The number of blocks in one request: halved when a node refuses, doubled while responses are small. */
export function createBlockRange(start: bigint = START, most: bigint = MAXIMUM) {
  let size = start;
  return {
    get size(): bigint {
      return size;
    },
    /** Call it with the number of logs that were read. */
    succeeded(logs: number): void {
      if (logs < FEW_LOGS) size = size * 2n < most ? size * 2n : most;
    },
    /** Returns false when a smaller range does not help. */
    failed(error: unknown): boolean {
      if (size === 1n || !isRefusal(error)) return false;
      size /= 2n;
      return true;
    },
  };
}

export type BlockRange = ReturnType<typeof createBlockRange>;

/** Whether the node answered with an error. A node that does not respond is not refusing. */
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
