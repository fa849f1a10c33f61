import { findVenue } from "@canopy/swap/chain/venues";
import type { Exchange } from "@canopy/swap/types";
import { type Address, encodeFunctionData, erc20Abi } from "viem";
import { call } from "viem/actions";
import { toRevertReason } from "../../../chain/failure.ts";
import type { PlanConnection } from "../../../chain/plan-chain.ts";
import { mostSold, type SwapTerms } from "./terms.ts";

interface RefusalContext {
  readonly connection: Pick<PlanConnection, "client">;
  readonly exchange: Exchange;
  readonly account: Address;
}

/**
 * The error of a swap whose simulation failed, with the token's own reason where there is one: routers hide it behind `STF`. So
 * the token itself is asked to move as the router would move it.
 */
export async function explainRefusal(
  { connection, exchange, account }: RefusalContext,
  terms: SwapTerms,
  error: unknown,
): Promise<unknown> {
  const [pool] = terms.quote.path.pools;
  if (toRevertReason(error)?.code !== "TOKEN_NOT_TAKEN" || pool === undefined) return error;
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: "transferFrom",
    args: [account, pool.address, mostSold(terms)],
  });
  try {
    const { router } = findVenue(exchange, terms.quote.path.venue);
    await call(connection.client, { account: router, to: terms.from.address, data });
    return error;
  } catch (tokenError) {
    return toRevertReason(tokenError) === null ? error : tokenError;
  }
}
