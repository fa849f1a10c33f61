import type { AnyBotLogLine, BotLogLine } from "@canopy/shared/api/bots";
import type { VaultSkipped, VaultTrade } from "@canopy/shared/api/vault-log";
import { csvLine } from "@canopy/shared/csv";
import type { Token } from "@canopy/swap/types";
import { formatEther, formatUnits, isAddressEqual, isHex } from "viem";
import type { Database } from "../../database/tables.ts";
import { findLog, toLogKey } from "./find-log.ts";
import type { LogFilter, LogKey } from "./log-part.ts";
import type { Owner } from "./own-bots.ts";
import { presentLine } from "./present-line.ts";

const columns = {
  all: ["at", "mode", "outcome", "because", "until"],
  paper: ["bot", "line", "kind", "market", "side", "amount", "level", "reason", "stop", "base", "quote"],
  prices: ["reference_price", "price"],
  costs: ["fee", "spread", "slippage", "gas", "partial"],
  live: ["vault", "rule", "looks", "sold", "sold_token", "bought", "bought_token", "bought_by_feeds"],
  chain: ["keeper_fee_pol", "keeper", "transaction", "block", "left_usd", "gas_pol", "error"],
} as const;
export const logColumns = Object.values(columns).flat();
type Cells = Partial<Record<(typeof logColumns)[number], unknown>>;

/** Most lines per query. */
const BATCH = 1_000;
/** Seconds of the first query. */
const FIRST_SPAN = 3_600;

/**
 * Streams the log of a member's bots and vault as CSV, the newest line first. Each query is of a span of time with some hundreds of lines:
 * one for the next thousand would read as many of every kind of line that the filter finds.
 */
export async function* logCsv(
  database: Database,
  owner: Owner,
  { filter, tokens }: { filter: LogFilter; tokens: readonly Token[] },
): AsyncGenerator<string> {
  yield csvLine(logColumns);
  const [newest] = await findLog(database, { owner, filter, before: null, since: null, limit: 1 });
  if (newest === undefined) return;
  let before = toEnd(Number(newest.at));
  for (let span = FIRST_SPAN; before[0] >= 0; ) {
    const since = before[0] - span;
    const rows = await findLog(database, { owner, filter, before, since, limit: BATCH });
    yield rows.map((row) => toLine(presentLine(row), tokens)).join("");
    const last = rows.at(-1);
    const isFull = last !== undefined && rows.length === BATCH;
    before = isFull ? toLogKey(last) : toEnd(since);
    if (isFull) span = Math.ceil(span / 2);
    else if (rows.length < BATCH / 4) span *= 4;
  }
}

/** The end of a second: after it come all lines of this second, whatever they are of. */
const toEnd = (second: number): LogKey => [second, "~", 0];

function toLine(line: AnyBotLogLine, tokens: readonly Token[]): string {
  const { at, mode, outcome } = line;
  const cells: Cells = { at, mode, outcome, ...toCells(line, tokens) };
  return csvLine(logColumns.map((column) => String(cells[column] ?? "")));
}

function toCells(line: AnyBotLogLine, tokens: readonly Token[]): Cells {
  if (line.mode === "paper") return toPaperCells(line);
  return line.outcome === "filled" ? toTradeCells(line, tokens) : toSkipCells(line);
}

function toPaperCells({ rule: level, costs, reference, isPartial, ...line }: BotLogLine): Cells {
  const partial = isPartial === null ? null : isPartial ? "yes" : "no";
  return { ...line, level, reference_price: reference, ...costs, partial };
}

/** Amounts are exact. */
function toTradeCells(trade: VaultTrade, tokens: readonly Token[]): Cells {
  const [sold, bought] = [findToken(tokens, trade.tokenIn), findToken(tokens, trade.tokenOut)];
  const { vault, rule, keeper, transaction, block } = trade;
  const amount = (units: string, token: Token | undefined) =>
    token === undefined ? units : formatUnits(BigInt(units), token.decimals);
  return {
    ...{ vault, rule, keeper, transaction, block },
    sold: amount(trade.amountIn, sold),
    sold_token: sold?.symbol ?? trade.tokenIn,
    bought: amount(trade.amountOut, bought),
    bought_token: bought?.symbol ?? trade.tokenOut,
    bought_by_feeds: amount(trade.oracleOut, bought),
    keeper_fee_pol: formatEther(BigInt(trade.fee)),
  };
}

function toSkipCells({
  vault,
  rule,
  because,
  until,
  looks,
  left,
  fee,
  cost,
  error,
  transaction,
}: VaultSkipped): Cells {
  return {
    ...{ vault, rule, because, until, looks, error, transaction },
    left_usd: left === null ? null : formatUnits(BigInt(left), 6),
    keeper_fee_pol: fee === null ? null : formatEther(BigInt(fee)),
    gas_pol: cost === null ? null : formatEther(BigInt(cost)),
  };
}

function findToken(tokens: readonly Token[], address: string): Token | undefined {
  return tokens.find((token) => isHex(address) && isAddressEqual(token.address, address));
}
