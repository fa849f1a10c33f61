import { isNodeError } from "@canopy/shared/node-error";

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
      if (size === 1n || !isNodeError(error)) return false;
      size /= 2n;
      return true;
    },
  };
}

export type BlockRange = ReturnType<typeof createBlockRange>;
