import { stat } from "node:fs/promises";
import { join } from "node:path";
import { toCandleStart } from "@canopy/server/bots/market/candles/candle-source";
import { beginCoverage, storeCandles } from "@canopy/server/bots/market/candles/store-candles";
import type { DatabaseConfig } from "@canopy/server/config/database";
import { hasPrograms } from "@canopy/server/database/embedded/programs";
import { openDatabase } from "@canopy/server/database/open";
import type { Database } from "@canopy/server/database/tables";
import { createLog } from "@canopy/server/lib/log";
import type { ChainClient } from "../chain/client.ts";
import { readFeed } from "../exchange/market-bot.ts";
import type { TokenName } from "../exchange/tokens.ts";
import { createRandom } from "../seed/random.ts";
import { inventCandles, SYNTHETIC_DAYS } from "./synthetic.ts";

/** The markets with a pool of their own, whose swaps continue their history, and the seed of each. */
const markets: readonly { id: string; base: TokenName; seed: number }[] = [
  { id: "POL-USDC", base: "wpol", seed: 16 },
  { id: "WETH-USDC", base: "weth", seed: 17 },
];

const CONNECTIONS = 2;
const synthetic = { kind: "synthetic", name: "Synthetic" } as const;

/** The database of a world without market prices: a new one, or one that is not the world's own. null: they are there already. */
export async function findEmptyDatabase(home: string): Promise<DatabaseConfig | null> {
  const folder = join(home, "db");
  const { DATABASE_URL: url } = process.env;
  if (!hasPrograms()) return url === undefined || url === "" ? null : { url, connections: CONNECTIONS };
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere ? null : { folder, connections: CONNECTIONS };
}

/** Stores an invented history of each market that has none, up to the chain's time and the present prices of its feeds. */
export async function seedMarkets(where: DatabaseConfig, client: ChainClient): Promise<void> {
  const [open, { timestamp }, usdc] = await Promise.all([
    openDatabase(where, createLog("silent")),
    client.getBlock(),
    readFeed(client, "usdc"),
  ]);
  try {
    for (const { id, base, seed } of markets) {
      const usd = await readFeed(client, base);
      if (usd === undefined || usdc === undefined) throw new Error(`No feed for ${id}`);
      await seedMarket(open.database, id, {
        end: toCandleStart(Number(timestamp)),
        price: Number(usd) / Number(usdc),
        random: createRandom(seed),
      });
    }
  } finally {
    await open.close();
  }
}

async function seedMarket(
  database: Database,
  id: string,
  options: Parameters<typeof inventCandles>[0],
): Promise<void> {
  const covered = await beginCoverage(database, id, synthetic, options.end);
  if (covered.from < covered.to) return;
  const span = { from: covered.from - SYNTHETIC_DAYS * 86_400, to: covered.from };
  await storeCandles(database, id, covered, span, inventCandles({ ...options, end: span.to }));
}
