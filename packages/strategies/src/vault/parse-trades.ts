import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import type { Token } from "@canopy/swap/types";
import {
  type Address,
  erc20Abi,
  type Hash,
  isAddressEqual,
  type Log,
  parseEventLogs,
  toEventSelector,
} from "viem";

/** An execution of a vault's rule, as its transaction's logs tell it. */
export interface LoggedTrade {
  readonly hash: Hash;
  /** Place in its block: a transaction can execute several rules. */
  readonly index: number;
  /** The rule's number, which another rule can have had before. */
  readonly rule: number;
  readonly from: Token;
  readonly to: Token;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  /** What `amountIn` was worth by the feeds, in smallest units of `to`. */
  readonly oracleOut: bigint;
  /** Wei that the keeper got. */
  readonly fee: bigint;
  readonly keeper: Address;
  readonly pools: readonly Address[];
}

export const executedTopic = toEventSelector("Executed(uint256,uint256,uint256,uint256,uint256,address)");

/** Of pools of Uniswap v3 and of Algebra. */
const swapTopic = toEventSelector("Swap(address,address,int256,int256,uint160,uint128,int24)");

/**
 * The vault's trades in the logs of one transaction. The event does not name the tokens, so they are those of the transfers before it: from
 * and to the vault, in the event's amounts. A trade of a token outside `tokens` is left out: its decimals are unknown.
 */
export function parseTrades(logs: readonly Log[], vault: Address, tokens: readonly Token[]): LoggedTrade[] {
  const trades: LoggedTrade[] = [];
  let before: Log[] = [];
  for (const log of logs) {
    const trade = isAddressEqual(log.address, vault) ? parseTrade(log, before, vault, tokens) : null;
    if (trade === null) {
      before.push(log);
      continue;
    }
    trades.push(trade);
    before = [];
  }
  return trades;
}

function parseTrade(
  log: Log,
  before: readonly Log[],
  vault: Address,
  tokens: readonly Token[],
): LoggedTrade | null {
  const [event] = parseEventLogs({ abi: vaultAbi, eventName: "Executed", logs: [log] });
  if (event === undefined || log.transactionHash === null || log.logIndex === null) return null;
  const { id, amountIn, amountOut, oracleOut, fee, keeper } = event.args;
  const transfers = parseEventLogs({ abi: erc20Abi, eventName: "Transfer", logs: [...before] });
  const find = (end: "from" | "to", amount: bigint) => {
    const found = transfers.find(({ args }) => args.value === amount && isAddressEqual(args[end], vault));
    return found && tokens.find(({ address }) => isAddressEqual(address, found.address));
  };
  const [from, to] = [find("from", amountIn), find("to", amountOut)];
  if (from === undefined || to === undefined) return null;
  return {
    ...{ hash: log.transactionHash, index: log.logIndex, rule: Number(id) },
    ...{ from, to, amountIn, amountOut, oracleOut, fee, keeper },
    pools: before.filter(({ topics }) => topics[0] === swapTopic).map(({ address }) => address),
  };
}
