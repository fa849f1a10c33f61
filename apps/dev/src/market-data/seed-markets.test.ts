import { join } from "node:path";
import { openDatabase } from "@canopy/server/database/open";
import { createLog } from "@canopy/server/lib/log";
import { freePort } from "@canopy/server/lib/port";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../../test/folder.ts";
import { FEW_ACCOUNTS } from "../chain/accounts.ts";
import { type LocalChain, startAnvil } from "../chain/anvil.ts";
import { compileContracts } from "../contracts/compile.ts";
import { deployWorld } from "../deploy.ts";
import { deployExchange } from "../exchange/deploy-exchange.ts";
import { findEmptyDatabase, seedMarkets } from "./seed-markets.ts";

const { signal } = new AbortController();
const polUsd = 45_000_000n;

let chain: LocalChain;
beforeAll(async () => {
  await compileContracts(signal);
  chain = await startAnvil({ port: await freePort(), accounts: FEW_ACCOUNTS, signal });
  await deployWorld(chain.client, { polUsd });
  await deployExchange(chain.client, { polUsd, members: [] });
}, 120_000);
afterAll(() => chain?.process.stop());

test("a new world's database gets 400 days of synthetic markets that end at the feeds' prices, once", async () => {
  const home = await temporaryFolder();
  const empty = await findEmptyDatabase(home);
  expect(empty).toEqual({ folder: join(home, "db"), connections: 2 });
  if (empty === null) throw new Error("unreachable");
  await seedMarkets(empty, chain.client);
  expect(await findEmptyDatabase(home)).toBeNull();
  await seedMarkets(empty, chain.client);

  const { timestamp } = await chain.client.getBlock();
  const open = await openDatabase(empty, createLog("silent"));
  const { rows } = await sql`
    select markets.market, source, count(*)::integer as candles, covered_to - covered_from as covered,
      (array_agg(close order by time desc))[1] as close, covered_to
    from markets join candles on candles.market = markets.market
    group by markets.market order by markets.market`.execute(open.database);
  await open.close();
  const market = {
    ...{ source: "synthetic", candles: 38_400, covered: 400n * 86_400n },
    covered_to: timestamp - (timestamp % 900n),
  };
  expect(rows).toEqual([
    { market: "POL-USDC", ...market, close: expect.closeTo(0.45 / 0.9999, 6) },
    { market: "WETH-USDC", ...market, close: expect.closeTo(2_950 / 0.9999, 6) },
  ]);
});
