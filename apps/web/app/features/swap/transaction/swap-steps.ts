import { buildSwap } from "@canopy/swap/chain/build-swap";
import { findVenue } from "@canopy/swap/chain/venues";
import type { Exchange, Quote } from "@canopy/swap/types";
import type { Address, Hash } from "viem";
import { call, estimateGas, getBlock } from "viem/actions";
import type { Config } from "wagmi";
import { sendTransaction } from "wagmi/actions";
import { ExchangeError } from "../../../chain/error-messages/exchange-error.ts";
import type { PlanConnection } from "../../../chain/plan-chain.ts";
import { assertAccount, type CallRequest, type TransactionSteps } from "../../../chain/transaction-steps.ts";
import { checkTransfers } from "../tokens/check-transfers.ts";
import { findTokenError } from "./find-token-error.ts";
import { readFreshQuote } from "./fresh-quote.ts";
import { mostGas } from "./gas.ts";
import { isWithinLimit, mostSold, type SwapTerms, swapLimit } from "./terms.ts";
import { readTokenHolding } from "./token-holding.ts";

/** A simulated swap, and the quote of that moment. */
export interface PreparedSwap {
  readonly request: CallRequest & { readonly gas: bigint };
  readonly quote: Quote;
  /** Milliseconds since 1970. */
  readonly quotedAt: number;
}

interface SwapContext {
  readonly connection: Pick<PlanConnection, "client" | "chain">;
  readonly wallets: Config;
  readonly exchange: Exchange;
  readonly account: Address;
  /** Runs when the wallet has sent it. */
  sent(hash: Hash, swap: PreparedSwap): void;
}

/**
 * The steps of a swap. The quote is read again right before the simulation, and the limit stays the one that the member has seen:
 * a worse quote is refused here, instead of lowering the limit.
 */
export function swapSteps(context: SwapContext, terms: SwapTerms): TransactionSteps<PreparedSwap> {
  const { connection, wallets, exchange, account, sent } = context;
  const { client, chain } = connection;
  return {
    async simulate() {
      assertAccount(wallets, account);
      const [quote, { timestamp }, holding] = await Promise.all([
        readFreshQuote(client, exchange, terms.quote),
        // The router compares with the chain's clock.
        getBlock(client),
        terms.from.isNative ? null : readTokenHolding(client, exchange, holdingKey(context, terms)),
      ]);
      const quotedAt = Date.now();
      if (quote === null) throw new ExchangeError("NO_LIQUIDITY");
      if (!isWithinLimit(terms, quote)) throw new ExchangeError("PRICE_MOVED");
      // The node compares POL by itself.
      if (holding !== null && holding.balance < quote.amountIn)
        throw new ExchangeError("TOKEN_BALANCE_SHORT");
      if (holding !== null && holding.allowance < mostSold(terms)) throw new ExchangeError("ALLOWANCE_SHORT");
      await checkTransfers(client, exchange, quote, account);
      const built = buildSwap({
        exchange,
        quote,
        from: terms.from,
        to: terms.to,
        recipient: account,
        limit: swapLimit(terms),
        deadline: Number(timestamp) + terms.deadline * 60,
      });
      try {
        await call(client, { account, ...built });
      } catch (error) {
        throw await findTokenError(context, terms, error);
      }
      const gas = mostGas(await estimateGas(client, { account, ...built }));
      return { request: { ...built, gas }, quote, quotedAt };
    },
    async send(swap) {
      const hash = await sendTransaction(wallets, { account, chainId: chain.id, ...swap.request });
      sent(hash, swap);
      return hash;
    },
  };
}

function holdingKey({ exchange, account }: SwapContext, { from, quote }: SwapTerms) {
  return { token: from.address, owner: account, spender: findVenue(exchange, quote.path.venue).router };
}
