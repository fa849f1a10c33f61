import { parseTransferProbe, type Transfer, transferProbeCall } from "@canopy/swap/chain/transfer-probe";
import type { Exchange, Quote } from "@canopy/swap/types";
import type { Address, Client } from "viem";
import { classifyError, toRevertReason } from "../../../chain/error-messages/classify-error.ts";
import { ExchangeError } from "../../../chain/error-messages/exchange-error.ts";
import { isListed } from "./assets.ts";
import { readTransferError } from "./read-transfer-error.ts";

/**
 * Throws if a token outside of the list takes a fee when it moves as the swap would move it, or refuses to: quoters know nothing of
 * such fees. Throws too if the node can't try it.
 */
export async function checkTransfers(
  client: Client,
  exchange: Pick<Exchange, "tokens">,
  quote: Quote,
  account: Address,
): Promise<void> {
  const unlisted = swapTransfers(quote, account).filter(({ token }) => !isListed(exchange, token));
  await Promise.all(unlisted.map((transfer) => checkTransfer(client, transfer)));
}

/** How a swap moves its tokens: from the member to the first pool, and from the last pool to the member. */
function swapTransfers(
  { path: { tokens, pools }, amountIn, amountOut }: Quote,
  account: Address,
): Transfer[] {
  const [sold, bought] = [tokens.at(0), tokens.at(-1)];
  const [first, last] = [pools.at(0), pools.at(-1)];
  if (sold === undefined || bought === undefined || first === undefined || last === undefined) return [];
  return [
    { token: sold, from: account, to: first.address, amount: amountIn },
    { token: bought, from: last.address, to: account, amount: amountOut },
  ];
}

async function checkTransfer(client: Client, transfer: Transfer): Promise<void> {
  const received = parseTransferProbe(await probe(client, transfer));
  if (received === null) throw new ExchangeError("TOKEN_UNCHECKED");
  if (received < transfer.amount) throw new ExchangeError("TOKEN_TAKES_FEE");
}

async function probe(client: Client, transfer: Transfer) {
  const { to, data, stateOverride } = transferProbeCall(transfer);
  const overrides = Object.fromEntries(stateOverride.map(({ address, code }) => [address, { code }]));
  try {
    return await client.request({ method: "eth_call", params: [{ to, data }, "latest", overrides] });
  } catch (error) {
    if (toRevertReason(error) !== null || classifyError(error).code === "NODE_UNREACHABLE") throw error;
    // Not every node replaces code for a call. Where it does, the probe hides what the token said.
    const transferError = await readTransferError(client, transfer);
    throw toRevertReason(transferError) === null ? new ExchangeError("TOKEN_UNCHECKED") : transferError;
  }
}
