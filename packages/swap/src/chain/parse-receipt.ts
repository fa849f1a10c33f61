import { type Address, erc20Abi, isAddressEqual, type Log, parseEventLogs } from "viem";
import { wpolAbi } from "../abi/wpol.ts";
import type { Exchange } from "../types.ts";
import type { SwapIntent, WrapIntent } from "./parse-swap.ts";
import { findVenue } from "./venues.ts";

/** What a swap moved. */
export interface SwapOutcome {
  readonly amountIn: bigint;
  readonly amountOut: bigint;
}

/**
 * What a swap took from `member` and gave to its recipient, by the logs of its receipt. null when the logs do not say it, as for a
 * transaction that failed. POL moves without logs: WPOL says what the router wrapped of it, or unwrapped to it.
 */
export function parseOutcome(
  exchange: Exchange,
  intent: SwapIntent | WrapIntent,
  member: Address,
  logs: readonly Log[],
): SwapOutcome | null {
  const outcome =
    intent.kind === "swap"
      ? toSwapOutcome(exchange, intent, member, logs)
      : toWrapOutcome(exchange, intent, member, logs);
  return outcome.amountIn > 0n && outcome.amountOut > 0n ? outcome : null;
}

function toSwapOutcome(
  exchange: Exchange,
  { venue, tokens, sellsPol, buysPol, recipient }: SwapIntent,
  member: Address,
  logs: readonly Log[],
): SwapOutcome {
  const { router } = findVenue(exchange, venue);
  const [sold, bought] = [tokens.at(0), tokens.at(-1)];
  const wrapped = sellsPol ? wrappedBy(exchange, "Deposit", router, logs) : 0n;
  const unwrapped = buysPol ? wrappedBy(exchange, "Withdrawal", router, logs) : 0n;
  return {
    amountIn: wrapped - (sold === undefined ? 0n : balanceChange(sold, member, logs)),
    amountOut: buysPol || bought === undefined ? unwrapped : balanceChange(bought, recipient, logs),
  };
}

function toWrapOutcome(
  exchange: Exchange,
  { kind }: WrapIntent,
  member: Address,
  logs: readonly Log[],
): SwapOutcome {
  const amount = wrappedBy(exchange, kind === "wrap" ? "Deposit" : "Withdrawal", member, logs);
  return { amountIn: amount, amountOut: amount };
}

/** What `account` received of a token, less what it sent. */
function balanceChange(token: Address, account: Address, logs: readonly Log[]): bigint {
  const transfers = parseEventLogs({ abi: erc20Abi, eventName: "Transfer", logs: ofContract(token, logs) });
  return transfers.reduce((sum, { args: { from, to, value } }) => {
    const received = isAddressEqual(to, account) ? value : 0n;
    const sent = isAddressEqual(from, account) ? value : 0n;
    return sum + received - sent;
  }, 0n);
}

/** What `account` wrapped or unwrapped. */
function wrappedBy(
  exchange: Exchange,
  eventName: "Deposit" | "Withdrawal",
  account: Address,
  logs: readonly Log[],
): bigint {
  const events = parseEventLogs({ abi: wpolAbi, logs: ofContract(exchange.wpol, logs) });
  return events.reduce((sum, event) => {
    const holder = event.eventName === "Deposit" ? event.args.to : event.args.from;
    return event.eventName === eventName && isAddressEqual(holder, account) ? sum + event.args.amount : sum;
  }, 0n);
}

function ofContract(address: Address, logs: readonly Log[]): Log[] {
  return logs.filter((log) => isAddressEqual(log.address, address));
}
