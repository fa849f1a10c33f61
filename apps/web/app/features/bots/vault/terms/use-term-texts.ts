import type { OnChainRule } from "@canopy/strategies/vault/on-chain-rule";
import { useLingui } from "@lingui/react/macro";
import { formatEther } from "viem";
import { formatCount, formatMoment, formatPercent, localizeAmount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { tokenAmount } from "../../../swap/tokens/token-amount.ts";
import { useDurationText } from "../../rule/use-field-texts.ts";
import { MOST_FEE } from "../go-live/trade-limits.ts";
import type { Vault } from "../state/use-vault.ts";
import { tokenByNumber } from "../state/vault-tokens.ts";
import { formatUnitPrice } from "../texts/amounts.ts";
import type { TermError } from "./rule-terms.ts";
import type { Term } from "./term-forms.ts";

/** Kinds of the contract, by their numbers. */
const [STOP, GRID, REBALANCE] = [2, 4, 5];

interface TermText {
  /** With what a typed number counts. */
  readonly label: string;
  readonly hint?: string;
  /** In the table of changes. */
  readonly name: string;
}

/** The words of each term of a rule. */
export function useTermTexts(vault: Vault): (rule: OnChainRule) => Record<Term, TermText> {
  const { t } = useLingui();
  return ({ kind, tokenIn, tokenOut }) => {
    const symbol = tokenByNumber(vault.exchange, vault.addresses.listings, tokenIn).symbol;
    const quote = tokenByNumber(vault.exchange, vault.addresses.listings, tokenOut).symbol;
    return {
      amount: {
        name: t`Amount of each trade`,
        label:
          kind === REBALANCE
            ? t`Each trade sells at most, in ${symbol}`
            : kind === GRID
              ? t`Sells and buys back, in ${symbol}`
              : t`Each trade sells, in ${symbol}`,
      },
      interval: {
        name: t`Time between trades`,
        label: t`Time between trades, in hours`,
        hint: t`The next trade keeps its time. The new interval counts from there.`,
      },
      trigger: {
        name: kind === GRID ? t`Sells at` : t`Price that triggers it`,
        label:
          kind === STOP
            ? t`Sells at this price or less, in ${quote}`
            : t`Sells at this price or more, in ${quote}`,
      },
      second: { name: t`Buys back at`, label: t`Buys back at this price or less, in ${quote}` },
      share: { name: t`Share to keep`, label: t`Share of ${symbol} to keep, in %` },
      band: { name: t`Distance that triggers it`, label: t`Distance above it that triggers a trade, in %` },
      slippage: {
        name: t`Slippage`,
        label: t`Slippage allowed for each trade, in %`,
        hint: t`0.1 to 3. Below the pool's fee, it never trades.`,
      },
      fee: {
        name: t`Keeper's fee`,
        label: t`Highest keeper's fee, in POL`,
        hint: t`The account that executes the rule gets it from the vault. If it is too low, no one does.`,
      },
      left: { name: t`Trades left`, label: t`Trades left`, hint: t`Empty: no limit.` },
      end: { name: t`End`, label: t`Days until it ends`, hint: t`Empty: no end.` },
    };
  };
}

/** A term of a rule as a text, to compare two versions of it. */
export function useTermValue(vault: Vault): (rule: OnChainRule, term: Term) => string {
  const { t } = useLingui();
  const locale = useLocale();
  const duration = useDurationText();
  return (rule, term) => {
    const from = tokenByNumber(vault.exchange, vault.addresses.listings, rule.tokenIn);
    const to = tokenByNumber(vault.exchange, vault.addresses.listings, rule.tokenOut);
    switch (term) {
      case "amount":
        return `${localizeAmount(tokenAmount(rule.amount, from.decimals), locale)} ${from.symbol}`;
      case "interval":
        return duration(rule.interval);
      case "trigger":
        return `${formatUnitPrice(rule.trigger, locale)} ${to.symbol}`;
      case "second":
        return `${formatUnitPrice(rule.second, locale)} ${to.symbol}`;
      case "share":
        return formatPercent(Number(rule.trigger), locale);
      case "band":
        return formatPercent(Number(rule.second), locale);
      case "slippage":
        return formatPercent(rule.slippage, locale);
      case "fee":
        return `${localizeAmount(formatEther(rule.fee), locale)} POL`;
      case "left":
        return rule.left === 0 ? t`no limit` : formatCount(rule.left, locale);
      case "end":
        return rule.expiry === 0 ? t`no end` : formatMoment(new Date(rule.expiry * 1_000), locale);
    }
  };
}

/** Why a term can't be used. */
export function useTermErrorMessage(): (term: Term, error: TermError) => string {
  const { t } = useLingui();
  const most = localizeAmount(formatEther(MOST_FEE), useLocale());
  return (term, error) => {
    switch (error) {
      case "NOT_BELOW":
        return t`It must buy back below the price at which it sells.`;
      case "TOO_WIDE":
        return t`Share and distance together must stay below 100%.`;
      case "TOO_EARLY":
        return t`It would end before its next trade. Enter more days, or leave it empty.`;
      case "NOT_A_NUMBER":
        return t`Enter a number, e.g. 12.5.`;
      case "TOO_PRECISE":
        return term === "left" ? t`Enter a whole number.` : t`That has too many decimals.`;
      default:
        break;
    }
    if (term === "slippage") return t`Enter a number from 0.1 to 3.`;
    if (term === "fee") return t`Enter at most ${most} POL.`;
    if (error === "TOO_LARGE") return t`That is more than a contract can count.`;
    return term === "interval" ? t`Enter at least 0.02 hours.` : t`Enter more than 0.`;
  };
}
