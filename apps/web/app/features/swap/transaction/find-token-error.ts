import { findVenue } from "@canopy/swap/chain/venues";
import type { Exchange } from "@canopy/swap/types";
import { type Address, encodeFunctionData, erc20Abi } from "viem";
import { call } from "viem/actions";
import { toRevertReason } from "../../../chain/error-messages/classify-error.ts";
import type { PlanConnection } from "../../../chain/plan-chain.ts";
import { readTransferError } from "../tokens/read-transfer-error.ts";
import { mostSold, type SwapTerms } from "./terms.ts";

interface TokenCheckContext {
  readonly connection: Pick<PlanConnection, "client">;
  readonly exchange: Exchange;
  readonly account: Address;
}

/**
 * The error of a swap whose simulation failed, with the token's own reason where there is one: routers and pools hide it. So the token
 * itself is asked to move as the swap would move it.
 */
export async function findTokenError(
  context: TokenCheckContext,
  terms: SwapTerms,
  error: unknown,
): Promise<unknown> {
  const code = toRevertReason(error)?.code;
  const ask = code === "TOKEN_NOT_TAKEN" ? askSold : code === "TOKEN_REFUSED" ? askBought : null;
  const tokenError = await ask?.(context, terms);
  return toRevertReason(tokenError) === null ? error : tokenError;
}

/** The router takes the sold token from the member, for the first pool. */
async function askSold(
  { connection, exchange, account }: TokenCheckContext,
  terms: SwapTerms,
): Promise<unknown> {
  const [pool] = terms.quote.path.pools;
  if (pool === undefined) return null;
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: "transferFrom",
    args: [account, pool.address, mostSold(terms)],
  });
  const { router } = findVenue(exchange, terms.quote.path.venue);
  try {
    await call(connection.client, { account: router, to: terms.from.address, data });
    return null;
  } catch (tokenError) {
    return tokenError;
  }
}

/** The last pool pays out the bought token. */
async function askBought({ connection, account }: TokenCheckContext, terms: SwapTerms): Promise<unknown> {
  const { path, amountOut: amount } = terms.quote;
  const pool = path.pools.at(-1);
  if (pool === undefined || terms.to.isNative) return null;
  const payout = { token: terms.to.address, from: pool.address, to: account, amount };
  return readTransferError(connection.client, payout);
}
