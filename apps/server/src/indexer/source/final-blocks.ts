import { type BlockRange, createBlockRange } from "../../chain/block-range.ts";
import type { ChainSource } from "./chain-source.ts";
import type { Header, RawLog } from "./raw-log.ts";

/** Requests under way at once: while one answer is written the node works at the next ones. */
const AHEAD = 4;

/** A run of final blocks: the header of the last one, and the plans' events of all. */
export interface FinalRun {
  tip: Header | null;
  logs: RawLog[];
}

export interface FinalBlocks {
  /** Reads on after block `after`; `finalized`, which comes later, is the newest final one. */
  read(after: bigint, finalized: bigint): Promise<FinalRun>;
  readonly range: BlockRange;
}

/** Reads final blocks one run after the other, and some runs ahead: nothing in them changes any more. */
export function createFinalBlocks(source: ChainSource, range: BlockRange = createBlockRange()): FinalBlocks {
  let ahead: { from: bigint; to: bigint; run: Promise<FinalRun> }[] = [];

  function readAhead(after: bigint, finalized: bigint): void {
    // After a failure or under another index, what was read does not go on from here.
    if (ahead[0]?.from !== after + 1n) ahead = [];
    let from = (ahead.at(-1)?.to ?? after) + 1n;
    while (ahead.length < AHEAD && from <= finalized) {
      const end = from + range.size - 1n;
      const to = end < finalized ? end : finalized;
      const run = readRun(source, from, to);
      // Its failure is told when it is its turn.
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
  const [logs, tip] = await Promise.all([source.logsOfRange(from, to), source.header(to)]);
  return { tip, logs };
}
