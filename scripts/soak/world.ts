import { openDatabase } from "@canopy/server/database/open";
import type { Database } from "@canopy/server/database/tables";
import { createLog } from "@canopy/server/lib/log";
import { freePort } from "@canopy/server/lib/port";
import { SIGNERS } from "@canopy/server/test/failover/load";
import { type SimulatedChain, startSimulatedChain } from "@canopy/server/test/simulation/simulated-chain";
import { readWorld } from "@canopy/server/test/simulation/world";
import { startPostgres, type TestPostgres } from "@canopy/server/test/support/postgres";
import { toEnvironment } from "@canopy/server/test/support/server-environment";
import { startProxy } from "@canopy/server/test/support/test-proxy";
import { type Address, numberToHex, parseEther } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import type { Scope } from "../bench/scope.ts";
import { roles, type Supervised, supervise } from "./supervise.ts";

/** Seconds between two blocks, as on Polygon. */
export const BLOCK_TIME = 2;
const NEWCOMERS = 3_000;
const FIRST_NEWCOMER = 0x50_0000_0000n;
/** Processes of each role. */
const COPIES = [1, 2] as const;

/** The complete system, without faults. */
export interface World {
  readonly chain: SimulatedChain;
  readonly postgres: TestPostgres;
  /** Around the proxies. */
  readonly url: string;
  readonly database: Database;
  readonly keeper: Address;
  /** Members with keys. */
  readonly signers: readonly Address[];
  readonly mailFolder: string;
  readonly processes: readonly Supervised[];
}

export async function startWorld(scope: Scope): Promise<World> {
  const home = await scope.folder("soak");
  const [postgres, simulated] = await Promise.all([startPostgres(), startSimulatedChain()]);
  scope.defer(() => postgres.stop());
  scope.defer(() => simulated.stop());
  const chain = { ...simulated, accounts: addNewcomers(simulated.accounts) };
  await chain.client.setIntervalMining({ interval: BLOCK_TIME });
  const { accounts } = await readWorld(chain.client, chain.deployment, chain.finalBlock);
  const signers = [...accounts.values()].slice(0, SIGNERS);
  const key = generatePrivateKey();
  const keeper = privateKeyToAccount(key).address;
  await chain.client.setBalance({ address: keeper, value: parseEther("1000") });
  const url = await postgres.createDatabase();
  const open = await openDatabase({ url, connections: 2 }, createLog("silent"));
  scope.defer(() => open.close());

  const environment = toEnvironment(
    { ...chain.deployment, rpcUrl: chain.rpcUrl },
    { database: url, home, key },
  );
  const processes = await Promise.all(
    roles.flatMap((role) => COPIES.map((copy) => start(`${role} ${copy}`, role))),
  );
  async function start(name: string, role: Supervised["role"]): Promise<Supervised> {
    const proxies = { database: await startProxy(url), node: await startProxy(chain.rpcUrl) };
    scope.defer(() => proxies.database.close());
    scope.defer(() => proxies.node.close());
    const own = {
      DATABASE_URL: proxies.database.url,
      RPC_URL: proxies.node.url,
      PUBLIC_RPC_URL: chain.rpcUrl,
      PORT: String(await freePort()),
      METRICS_PORT: String(await freePort()),
    };
    const supervised = supervise(name, { role, proxies, environment: { ...environment, ...own } });
    scope.defer(() => supervised.stop());
    return supervised;
  }
  const { database } = open;
  return { chain, postgres, url, database, keeper, signers, mailFolder: environment.MAIL_DIR, processes };
}

/** Accounts without keys after those that can sign. anvil impersonates them. */
function addNewcomers(accounts: SimulatedChain["accounts"]): SimulatedChain["accounts"] {
  const newcomers = Array.from({ length: NEWCOMERS }, (_, index) =>
    numberToHex(FIRST_NEWCOMER + BigInt(index), { size: 20 }),
  );
  return { ...accounts, members: [...accounts.members, ...newcomers] };
}
