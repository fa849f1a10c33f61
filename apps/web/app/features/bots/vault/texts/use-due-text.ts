import { formatUSD } from "@canopy/shared/money";
import type { RuleState } from "@canopy/strategies/vault/vault-state";
import { useLingui } from "@lingui/react/macro";
import { isAddressEqual } from "viem";
import { errorMessage } from "../../../../chain/error-messages/error-message.ts";
import { formatMoment, formatPercent, localizeAmount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import type { Vault } from "../state/use-vault.ts";
import { tokenByNumber } from "../state/vault-tokens.ts";
import { capToUSD, formatUnitPrice, isAboveLimit, readableUnitPrice } from "./amounts.ts";

/** Explains the result of the contract's `due`: why a rule does not trade in this block, or that it is due. */
export function useDueText({ exchange, addresses, now }: Vault): (rule: RuleState) => string {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  return ({ id, rule, due }) => {
    switch (due.reason) {
      case "now": {
        const obstacle = now.obstacles.get(id);
        if (obstacle !== undefined) return errorMessage(obstacle, i18n);
        return t`Due. The next keeper executes it.`;
      }
      case "stopped":
        return t`Waits: you stopped all rules.`;
      case "no rule":
        return t`There is no such rule any more.`;
      case "not due": {
        const when = formatMoment(new Date(due.when * 1_000), locale);
        return t`Next: ${when}.`;
      }
      case "expired":
        return t`Its time is over. Change its end, or remove it.`;
      case "price stale": {
        const { token } = due;
        const symbol = exchange.tokens.find(({ address }) => isAddressEqual(address, token))?.symbol ?? token;
        return t`Waits: the price feed of ${symbol} has no valid price now. Withdrawals do not need it.`;
      }
      case "not triggered": {
        if (rule.kind === 5) {
          const share = formatPercent(Number(due.price), locale);
          return t`Waits: the share is ${share} now.`;
        }
        const price = `${formatUnitPrice(due.price, locale)} ${tokenByNumber(exchange, addresses.listings, rule.tokenOut).symbol}`;
        return t`Waits: the price is ${price} now.`;
      }
      case "price jumped": {
        const symbol = (number: number) => tokenByNumber(exchange, addresses.listings, number).symbol;
        const pair = { from: symbol(rule.tokenIn), to: symbol(rule.tokenOut) };
        const price = readableUnitPrice(due.price, pair, locale);
        return t`Stopped: the price is ${price}, more than 20% away from its last trade.`;
      }
      case "too little": {
        const { symbol } = tokenByNumber(
          exchange,
          addresses.listings,
          rule.flipped ? rule.tokenOut : rule.tokenIn,
        );
        return t`Waits: the vault holds less than one dollar of ${symbol}.`;
      }
      case "too much spent": {
        const left = localizeAmount(formatUSD(capToUSD(due.left)), locale);
        if (now.state !== null && isAboveLimit(due.left, now.state.caps.spendADay)) {
          return t`Waits: one trade sells more than your daily limit, ${left}. Raise the limit.`;
        }
        return t`Waits: your daily limit allows only ${left} now. It allows more as time passes.`;
      }
    }
  };
}
