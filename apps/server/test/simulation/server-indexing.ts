import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../src/database/open.ts";
import type { OpenDatabase } from "../../src/database/postgres.ts";
import { connectSource } from "../../src/indexer/source/chain-source.ts";
import { createLog } from "../../src/lib/log.ts";
import { freePort } from "../../src/lib/port.ts";
import { type ServerProcess, spawnServer } from "../support/server-process.ts";
import { createTestDatabaseUrl } from "../support/test-database.ts";
import type { FaultyNode } from "./faulty-node.ts";
import { advance, type Indexing } from "./indexing.ts";
import type { SimulatedChain } from "./simulated-chain.ts";

/** Requests that the server sends in about one turn of its indexer. */
const REQUESTS_PER_TURN = 5;
/** Milliseconds after which a program continues, even if the server has sent fewer requests. */
const ADVANCE_TIMEOUT = 400;

/** Runs the indexer in a server process, which can be killed during a step. */
export interface ServerIndexing extends Indexing {
  close(): Promise<void>;
}

export async function indexInServer(chain: SimulatedChain, node: FaultyNode): Promise<ServerIndexing> {
  const databaseUrl = await createTestDatabaseUrl();
  const { plan, plus, block } = chain.deployment;
  const environment = {
    RPC_URL: node.url,
    CHAIN_ID: "31337",
    PLAN_ADDRESS: plan,
    PLUS_ADDRESS: plus,
    PLAN_BLOCK: String(block),
    DATABASE_URL: databaseUrl,
    PORT: String(await freePort()),
    SITE_DIR: "no-such-folder",
  };
  const start = () => spawnServer(environment, ["--roles", "indexer"]);
  let server: ServerProcess = start();
  let opened: OpenDatabase | undefined;

  async function kill(): Promise<void> {
    server.child.kill("SIGKILL");
    await server.ended;
  }

  return {
    async advance(turns) {
      const requested = new Promise<void>((resolve) => {
        node.afterRequests(turns * REQUESTS_PER_TURN, async () => resolve());
      });
      await Promise.race([requested, sleep(ADVANCE_TIMEOUT)]);
    },
    async crash(afterRequests) {
      node.afterRequests(afterRequests, async () => {
        await kill();
        server = start();
      });
    },
    async finish() {
      await kill();
      opened = await openDatabase({ url: databaseUrl, connections: 4 }, createLog("silent"));
      const source = connectSource(chain.rpcUrl, chain.deployment);
      await advance(chain, source, opened.database, Number.POSITIVE_INFINITY);
      return opened.database;
    },
    async close() {
      await kill();
      await opened?.close();
    },
  };
}
