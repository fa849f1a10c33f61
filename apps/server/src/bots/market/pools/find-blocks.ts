import type { ChainClient } from "../../../chain/client.ts";
import { findLastBefore } from "../candles/find-last.ts";

/** Headers of one request. */
const WIDTH = 24;
/** Times whose blocks are remembered. */
const REMEMBERED = 8;

/** Finds blocks by their time. Asks only for blocks that are final. */
export function createBlocksByTime(client: ChainClient, finalTag: "finalized" | "latest") {
  const known = new Map<number, bigint>();

  return {
    /** The first block that is not before `time`, which is not after the newest final block. */
    async firstFrom(time: number): Promise<bigint> {
      const found = known.get(time);
      if (found !== undefined) return found;
      const { number } = await client.getBlock({ blockTag: finalTag });
      const before = await findLastBefore(time, {
        low: 0n,
        high: number,
        width: WIDTH,
        readTimes: (numbers) =>
          Promise.all(
            numbers.map(async (blockNumber) => Number((await client.getBlock({ blockNumber })).timestamp)),
          ),
      });
      const first = before === null ? 0n : before + 1n;
      if (first > number) throw new Error(`The node has no final block from ${time} on yet`);
      known.set(time, first);
      for (const oldest of known.keys()) if (known.size > REMEMBERED) known.delete(oldest);
      return first;
    },
  };
}
