import type { Logger } from "pino";
import { type BlockRange, createBlockRange } from "../../chain/block-range.ts";
import type { ChainSource } from "./chain-source.ts";
import type { Header, RawLog } from "./raw-log.ts";

/** Requests in flight: while the indexer writes one response, the node works on the next ones. */
const AHEAD = 4;

/** A run of final blocks: the header of the last one, and the events of all. */
export interface FinalRun {
  tip: Header | null;
  logs: RawLog[];
}

export interface FinalBlocks {
  /** Reads the run that follows block `after`, up to `finalized` at most. */
  read(after: bigint, finalized: bigint): Promise<FinalRun>;
  readonly range: BlockRange;
}

/** Reads final blocks one run after the other, and prefetches some runs, because final blocks do not change. */
export function createFinalBlocks(source: ChainSource, range: BlockRange = createBlockRange()): FinalBlocks {
  let ahead: { from: bigint; to: bigint; run: Promise<FinalRun> }[] = [];

  function readAhead(after: bigint, finalized: bigint): void {
    // After a failure, or when another indexer moved the checkpoint, the prefetched runs do not follow.
    if (ahead[0]?.from !== after + 1n) ahead = [];
    let from = (ahead.at(-1)?.to ?? after) + 1n;
    while (ahead.length < AHEAD && from <= finalized) {
      const end = from + range.size - 1n;
      const to = end < finalized ? end : finalized;
      const run = readRun(source, from, to);
      // A failure is reported when the run is read.
      run.catch(() => undefined);
      ahead.push({ from, to, run });
      from = to + 1n;
    }
  }

  return {
    range,
    async read(after, finalized) {
      readAhead(after, finalized);
      const next = ahead.shift();
      if (next === undefined) throw new RangeError(`block ${after} is not before block ${finalized}`);
      try {
        const run = await next.run;
        range.succeeded(run.logs.length);
        return run;
      } catch (error) {
        ahead = [];
        throw error;
      }
    },
  };
}

async function readRun(source: ChainSource, from: bigint, to: bigint): Promise<FinalRun> {
  const [logs, tip] = await Promise.all([source.readRangeLogs(from, to), source.header(to)]);
  return { tip, logs };
}

/** Logs that the range has become smaller. */
export function logSmallerRange(log: Logger, { range }: FinalBlocks): void {
  log.info({ blocks: range.size.toString() }, "node refused the range, asking for fewer blocks");
}
