import type { Transfer } from "@canopy/swap/chain/transfer-probe";
import type { Path } from "@canopy/swap/types";
import { type Address, BaseError, type Client, ExecutionRevertedError } from "viem";
import { toRevertReason } from "../../../chain/error-messages/classify-error.ts";
import type { RevertCode } from "../../../chain/error-messages/contract-reasons.ts";
import { readTransferError } from "../tokens/read-transfer-error.ts";

/** A token that its pools can't pay out, and why. */
export interface TransferError {
  readonly token: Address;
  readonly code: RevertCode;
}

/**
 * Finds the token that keeps all paths from being quoted. Quoters try the swap, so they fail while the bought token is paused, and
 * Algebra's hides why. Each token is tested alone with a transfer out of a pool.
 */
export async function findTransferError(
  client: Client,
  paths: readonly Path[],
  member: Address,
): Promise<TransferError | null> {
  const errors = await Promise.all(
    payouts(paths, member).map(async (payout) => {
      const code = toCode(await readTransferError(client, payout));
      return code === null ? [] : [{ token: payout.token, code }];
    }),
  );
  return errors.flat()[0] ?? null;
}

/** One transfer for each token that the paths buy: the last one first, then those on the way to it. */
function payouts(paths: readonly Path[], member: Address): Transfer[] {
  const transfers = paths.flatMap(({ tokens, pools }) =>
    tokens.slice(1).flatMap((token, index) => {
      const [pool, next] = pools.slice(index, index + 2);
      return pool ? [{ token, from: pool.address, to: next?.address ?? member, amount: 1n }] : [];
    }),
  );
  return [...new Map(transfers.map((transfer) => [transfer.token, transfer])).values()].toSorted(
    (one, other) => Number(other.to === member) - Number(one.to === member),
  );
}

function toCode(error: unknown): RevertCode | null {
  const reason = toRevertReason(error);
  if (reason === null) return isRevert(error) ? "TOKEN_REFUSED" : null;
  // A pool that holds nothing is no error, and no token is the plan.
  return reason.code === "PLAN" || reason.code === "TOKEN_BALANCE_SHORT" ? null : reason.code;
}

function isRevert(error: unknown): boolean {
  return (
    error instanceof BaseError && error.walk((cause) => cause instanceof ExecutionRevertedError) !== null
  );
}
