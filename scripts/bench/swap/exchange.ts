import { readAccounts } from "@canopy/dev/chain/accounts";
import { startAnvil } from "@canopy/dev/chain/anvil";
import type { ChainClient } from "@canopy/dev/chain/client";
import { compileContracts } from "@canopy/dev/contracts/compile";
import { deployWorld } from "@canopy/dev/deploy";
import { deployExchange } from "@canopy/dev/exchange/deploy-exchange";
import { trade } from "@canopy/dev/exchange/market-bot";
import { localToken, openingPrices, type TokenName } from "@canopy/dev/exchange/tokens";
import { createRandom } from "@canopy/dev/seed/random";
import { freePort } from "@canopy/server/lib/port";
import { localExchange } from "@canopy/swap/deployments-local";
import type { Asset, Side } from "@canopy/swap/types";
import {
  type QuoteRequest,
  readPoolRefs,
  readPools,
  type SnapshotSource,
} from "../../../apps/web/app/features/swap/snapshot/read-snapshot.ts";
import { listAssets, nativeAsset } from "../../../apps/web/app/features/swap/tokens/assets.ts";
import type { Scope } from "../scope.ts";

/** USD of one POL with 8 decimals. */
const POL_USD = 61_000_000n;
/** Trades before the measurements: the pools leave the prices at which their positions are symmetric. */
const TRADES = 24;

/** What the site reads of the local exchange, for a member who has some of every token. */
export interface ExchangeSource extends SnapshotSource {
  readonly client: ChainClient;
}

/** Starts a local chain with the whole exchange. */
export async function startExchange(scope: Scope): Promise<ExchangeSource> {
  const { signal } = new AbortController();
  await compileContracts(signal);
  const { client, process } = await startAnvil({ port: await freePort(), signal });
  scope.defer(() => process.stop());
  const [member] = (await readAccounts(client)).members;
  if (member === undefined) throw new Error("The local chain has no members");
  await deployWorld(client, { polUsd: POL_USD });
  await deployExchange(client, { polUsd: POL_USD, members: [member] });
  const random = createRandom(1);
  for (let count = 0; count < TRADES; count++) await trade(client, random);
  return { client, exchange: localExchange, member, assets: listAssets(localExchange, []) };
}

/** POL, or a token of the exchange. */
export type AssetName = TokenName | "pol";

export function toAsset(name: AssetName): Asset {
  return name === "pol" ? nativeAsset(localExchange) : { ...localToken(name), isNative: false };
}

/** USD worth of an asset in its smallest units, at the prices of the feeds. */
export function worth(name: AssetName, usd: number): bigint {
  const token = name === "pol" ? "wpol" : name;
  return (BigInt(usd) * 10n ** BigInt(localToken(token).decimals + 8)) / openingPrices(POL_USD)[token];
}

/** A request for a swap of about this many USD. */
export function toQuoteRequest(from: AssetName, to: AssetName, side: Side, usd: number): QuoteRequest {
  return {
    from: toAsset(from),
    to: toAsset(to),
    side,
    amount: worth(side === "exactIn" ? from : to, usd),
  };
}

/** The pools of a request, and their state before the first quote. */
export async function findPools(source: ExchangeSource, request: QuoteRequest) {
  const refs = await readPoolRefs(source, request);
  return { refs, known: await readPools(source, refs) };
}
