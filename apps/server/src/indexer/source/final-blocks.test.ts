import { expect, test } from "vitest";
import { createBlockRange } from "../../chain/block-range.ts";
import type { ChainSource } from "./chain-source.ts";
import { createFinalBlocks } from "./final-blocks.ts";
import type { Header } from "./raw-log.ts";

const header = async (number: bigint): Promise<Header> => ({
  number,
  hash: "0x01",
  parentHash: "0x00",
  time: new Date(0),
});
const source: ChainSource = {
  header,
  head: () => header(100n),
  readBlockLogs: async () => [],
  readRangeLogs: async () => [],
  transaction: async () => null,
};

test("runs that do not follow the checkpoint are read again", async () => {
  const blocks = createFinalBlocks(source, createBlockRange(10n, 10n));
  const tips: (bigint | undefined)[] = [];
  // Another indexer moved the checkpoint from 20 to 50.
  for (const after of [0n, 10n, 50n, 60n]) tips.push((await blocks.read(after, 100n)).tip?.number);
  expect(tips).toEqual([10n, 20n, 60n, 70n]);
});
