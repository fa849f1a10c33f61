import type { OnChainRule } from "@canopy/strategies/vault/on-chain-rule";
import { WHOLE_BALANCE } from "@canopy/strategies/vault/vault-rules";
import { useLingui } from "@lingui/react/macro";
import { formatPercent, localizeAmount } from "../../../../i18n/format.ts";
import { isolate } from "../../../../i18n/isolate.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { tokenAmount } from "../../../swap/tokens/token-amount.ts";
import { useDurationText } from "../../rule/use-field-texts.ts";
import type { Vault } from "../state/use-vault.ts";
import { tokenByNumber } from "../state/vault-tokens.ts";
import { formatUnitPrice } from "./amounts.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** What a rule of the vault does, in a sentence. */
export function useRuleText({
  exchange,
  addresses,
}: Pick<Vault, "exchange" | "addresses">): (rule: OnChainRule) => string {
  const { t } = useLingui();
  const locale = useLocale();
  const duration = useDurationText();
  return (rule) => {
    const from = tokenByNumber(exchange, addresses.listings, rule.tokenIn);
    const to = tokenByNumber(exchange, addresses.listings, rule.tokenOut);
    const [sold, bought] = [isolate(from.symbol), isolate(to.symbol)];
    const amount = isolate(
      `${localizeAmount(tokenAmount(rule.amount, from.decimals), locale)} ${from.symbol}`,
    );
    const price = (value: bigint) => isolate(`${formatUnitPrice(value, locale)} ${to.symbol}`);
    switch (rule.kind) {
      case 1: {
        if (rule.interval === DAY) return t`Sells ${amount} for ${bought} every day.`;
        if (rule.interval === HOUR) return t`Sells ${amount} for ${bought} every hour.`;
        const time = duration(rule.interval);
        return t`Sells ${amount} for ${bought} every ${time}.`;
      }
      case 2:
        return rule.amount === WHOLE_BALANCE
          ? t`Sells all ${sold} for ${bought} once, when one ${sold} is worth ${price(rule.trigger)} or less.`
          : t`Sells ${amount} for ${bought} once, when one ${sold} is worth ${price(rule.trigger)} or less.`;
      case 3:
        return rule.amount === WHOLE_BALANCE
          ? t`Sells all ${sold} for ${bought} once, when one ${sold} is worth ${price(rule.trigger)} or more.`
          : t`Sells ${amount} for ${bought} once, when one ${sold} is worth ${price(rule.trigger)} or more.`;
      case 4:
        return rule.flipped
          ? t`Buys ${amount} with ${bought} at ${price(rule.second)} or less, then sells it at ${price(rule.trigger)} or more, in turns. Now it waits to buy.`
          : t`Sells ${amount} for ${bought} at ${price(rule.trigger)} or more, then buys it back at ${price(rule.second)} or less, in turns. Now it waits to sell.`;
      case 5: {
        const most = formatPercent(Number(rule.trigger + rule.second), locale);
        const target = formatPercent(Number(rule.trigger), locale);
        return t`Sells ${sold} for ${bought} when ${sold} is more than ${most} of both, down to ${target}, at most ${amount} at a time.`;
      }
      default:
        return t`This site does not know this kind of rule.`;
    }
  };
}
