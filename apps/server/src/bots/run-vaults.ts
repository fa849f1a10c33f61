import { findExchange } from "@canopy/swap/deployments";
import type { Logger } from "pino";
import type { PrivateKeyAccount } from "viem";
import type { ChainClient } from "../chain/client.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/tables.ts";
import type { TickPace } from "../transaction-sender/pause.ts";
import { createSender } from "../transaction-sender/sender.ts";
import type { PartObserver } from "./loop/observe-parts.ts";
import { repeat } from "./loop/repeat.ts";
import { createKnownVaults } from "./vault/known-vaults.ts";
import { createTradeFollower } from "./vault/log/follow-trades.ts";
import { createSkipLog } from "./vault/log/skip-log.ts";
import { toSkips } from "./vault/log/to-skips.ts";
import type { VaultObserver } from "./vault/observe-ticks.ts";
import { createRuleQueue } from "./vault/queue.ts";
import { tickVaults, type VaultKeeper } from "./vault/tick.ts";
import { createVaultBalances } from "./vault/vault-balances.ts";

interface VaultPace extends TickPace {
  /** Milliseconds before a pending transaction is replaced by one with higher fees. */
  bumpAfter: number;
}

/** A local chain mines immediately; Polygon mines every two seconds, and its nodes charge for requests. */
const toPace = (chainId: number): VaultPace =>
  chainId === 31_337
    ? { busy: 100, idle: 1_000, bumpAfter: 3_000 }
    : { busy: 2_000, idle: 5_000, bumpAfter: 30_000 };

interface VaultsConfig {
  readonly chain: Pick<Config["chain"], "id" | "vaultFactory" | "planBlock">;
  readonly bots: Pick<Config["bots"], "maxFeePerGas">;
}

export interface VaultsOptions {
  config: VaultsConfig;
  database: Database;
  chain: ChainClient;
  log: Logger;
  /** Null: rules are read and counted, and none is executed. */
  signer: PrivateKeyAccount | null;
  observer: PartObserver;
  observeVaults: VaultObserver;
  signal: AbortSignal;
  /** Default: of the chain. */
  pace?: VaultPace;
}

/**
 * Executes due rules of all vaults until `signal` is aborted, as one keeper among any, and logs what became of them. Does nothing on a
 * chain without vaults.
 */
export async function runVaults({
  config,
  database,
  chain: client,
  log,
  signer,
  observeVaults,
  pace = toPace(config.chain.id),
  ...loop
}: VaultsOptions): Promise<void> {
  const keeper = openVaultKeeper(config, client, signer, pace);
  const exchange = findExchange(config.chain.id);
  const { id: chainId, vaultFactory: factory, planBlock: fromBlock } = config.chain;
  if (keeper === null || exchange === null || factory === null) return;
  if (signer === null) log.warn("no key for vault rules configured, counting them only");
  else log.info({ account: signer.address }, "executing vault rules");
  const skips = createSkipLog(database);
  const { tokens } = exchange;
  const { list } = keeper.vaults;
  const trades = createTradeFollower({ client, database, chainId, factory, fromBlock, tokens, list });
  await Promise.all([
    repeat(
      "vault",
      async () => {
        const tick = await tickVaults(keeper);
        observeVaults(tick);
        skips.see(toSkips(tick), list().owners, tick.at);
        return pace[tick.next];
      },
      loop,
    ),
    // Apart, so that rules are executed while the database fails.
    repeat(
      "vault log",
      async () => {
        await skips.save();
        await trades.follow();
        return pace.idle;
      },
      loop,
    ),
  ]);
}

/** Null on a chain without an exchange or a factory of vaults. */
export function openVaultKeeper(
  { chain, bots }: VaultsConfig,
  client: ChainClient,
  account: PrivateKeyAccount | null,
  { bumpAfter } = toPace(chain.id),
): VaultKeeper | null {
  const multicall = findExchange(chain.id)?.multicall;
  if (chain.vaultFactory === null || multicall === undefined) return null;
  const { maxFeePerGas } = bots;
  return {
    client,
    multicall,
    vaults: createKnownVaults(client, chain.vaultFactory, chain.planBlock),
    sender: account && createSender({ client, account, chainId: chain.id, maxFeePerGas, bumpAfter }),
    queue: createRuleQueue(),
    balances: createVaultBalances(),
    sent: new Map(),
    unbooked: [],
  };
}
