import { openPostgres } from "@canopy/server/database/postgres";
import { createLog } from "@canopy/server/lib/log";
import type { Address } from "viem";
import { readDatabaseUrl } from "./private-server.ts";
import type { WorldAddress } from "./world-address.ts";

const DAY = 86_400;

/**
 * Lets an account's paper bots begin days earlier, because no test waits a week. The world's server then runs them on the market's
 * candles since that day.
 */
export async function ageBots(
  { databaseFolder }: WorldAddress,
  account: Address,
  days: number,
): Promise<void> {
  const { database, close } = await openPostgres(
    await readDatabaseUrl(databaseFolder),
    createLog("silent"),
    1,
  );
  try {
    await database.transaction().execute(async (transaction) => {
      const bots = await transaction
        .selectFrom("paper_bots")
        .select(["id", "started_at"])
        .where("account", "=", account)
        .forUpdate()
        .execute();
      if (bots.length === 0) throw new Error(`${account} has no paper bots`);
      for (const { id, started_at } of bots) {
        const start = started_at - BigInt(days * DAY);
        await transaction
          .updateTable("paper_bots")
          .set({ started_at: start, next_candle: start })
          .where("id", "=", id)
          .execute();
        await transaction
          .updateTable("paper_bot_log")
          .set({ at: start })
          .where("bot_id", "=", id)
          .where("line", "=", 0)
          .execute();
      }
    });
  } finally {
    await close();
  }
}
