import { exchangeOf } from "@canopy/swap/deployments";
import type { Logger } from "pino";
import type { PrivateKeyAccount } from "viem";
import type { ChainClient } from "../../chain/client.ts";
import type { Config } from "../../config/config.ts";
import type { TickPace } from "../../sending/pause.ts";
import { createSender } from "../../sending/sender.ts";
import { repeat } from "../loop/repeat.ts";
import type { BotsReport } from "../loop/report.ts";
import { createCredit } from "./credit.ts";
import { createKnownVaults } from "./known-vaults.ts";
import { createRuleQueue } from "./queue.ts";
import type { VaultReport } from "./report.ts";
import { tickVaults, type VaultKeeper } from "./tick.ts";

interface VaultPace extends TickPace {
  /** Milliseconds before a pending transaction is replaced by a higher offer. */
  bumpAfter: number;
}

/** A local chain mines immediately; Polygon mines every two seconds, and its nodes charge for requests. */
const toPace = (chainId: number): VaultPace =>
  chainId === 31_337
    ? { busy: 100, idle: 1_000, bumpAfter: 3_000 }
    : { busy: 2_000, idle: 5_000, bumpAfter: 30_000 };

export interface VaultsOptions {
  config: Pick<Config, "chain" | "bots">;
  chain: ChainClient;
  log: Logger;
  /** Null: rules are read and counted, and none is executed. */
  signer: PrivateKeyAccount | null;
  report: BotsReport;
  vaultReport: VaultReport;
  signal: AbortSignal;
}

/** Executes due rules of all vaults until `signal` is aborted, as one keeper among any. Does nothing on a chain without vaults. */
export async function runVaults({
  config,
  chain: client,
  log,
  signer,
  vaultReport,
  ...loop
}: VaultsOptions): Promise<void> {
  const keeper = openVaultKeeper(config, client, signer);
  if (keeper === null) return;
  if (signer === null) log.warn("no key for vault rules configured, counting them only");
  else log.info({ account: signer.address }, "executing vault rules");
  const pace = toPace(config.chain.id);
  await repeat(
    "vault",
    async () => {
      const tick = await tickVaults(keeper);
      vaultReport(tick);
      return pace[tick.next];
    },
    loop,
  );
}

/** Null on a chain without an exchange or a factory of vaults. */
export function openVaultKeeper(
  { chain, bots }: Pick<Config, "chain" | "bots">,
  client: ChainClient,
  account: PrivateKeyAccount | null,
): VaultKeeper | null {
  const multicall = exchangeOf(chain.id)?.multicall;
  if (chain.vaultFactory === null || multicall === undefined) return null;
  const { bumpAfter } = toPace(chain.id);
  const { maxFeePerGas } = bots;
  return {
    client,
    multicall,
    vaults: createKnownVaults(client, chain.vaultFactory, chain.planBlock),
    sender: account && createSender({ client, account, chainId: chain.id, maxFeePerGas, bumpAfter }),
    queue: createRuleQueue(),
    credit: createCredit(),
    sent: new Map(),
    unbooked: [],
  };
}
