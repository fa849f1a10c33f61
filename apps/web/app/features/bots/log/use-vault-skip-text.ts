import type { VaultSkip, VaultSkipped } from "@canopy/shared/api/vault-log";
import { formatSmallAmount, formatUSD } from "@canopy/shared/money";
import { useLingui } from "@lingui/react/macro";
import { localizeAmount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { capToUSD } from "../vault/texts/amounts.ts";
import { useTokenSymbol } from "./use-token.ts";

/** Why a rule of the vault was not executed, with the figures of the last look. */
export function useVaultSkipText(): (skip: VaultSkipped) => string {
  const { t } = useLingui();
  const locale = useLocale();
  const symbolOf = useTokenSymbol();
  const texts: Record<VaultSkip, string> = {
    stopped: t`You had stopped all rules`,
    expired: t`Its time was over`,
    "price stale": t`A price feed had no valid price`,
    "price jumped": t`The price was more than 20% away from its last trade`,
    "too little": t`The vault held less than one dollar to sell`,
    "too much spent": t`The day's spending limit was reached`,
    "too little received": t`The pools would have returned less than your slippage allows`,
    "too much lost": t`It would have lost more than the day's loss limit`,
    "trade refused": t`A router or token refused the trade`,
    "pays too little": t`Your keeper's fee was below the network fee`,
    "gas price": t`The network fee was above our keeper's limit`,
    "no gas": t`Our keeper had no POL for the network fee`,
    node: t`The node rejected our keeper's transaction`,
    "in debt": t`Our keeper paused: its trades for vaults had cost more than they paid`,
    reverted: t`Our keeper's transaction had no effect: another one was faster, or the pools moved`,
  };
  return ({ because, token, left, fee, cost, error }) => {
    const pol = (wei: string) => `${localizeAmount(formatSmallAmount(BigInt(wei), 4), locale)} POL`;
    if (token !== null) {
      const symbol = symbolOf(token);
      return t`The price feed of ${symbol} had no valid price`;
    }
    if (left !== null) {
      const amount = localizeAmount(formatUSD(capToUSD(BigInt(left))), locale);
      return t`The day's spending limit left ${amount}`;
    }
    if (fee !== null && cost !== null) {
      const [paid, needed] = [pol(fee), pol(cost)];
      return t`Your keeper's fee of ${paid} was below the network fee, ${needed}`;
    }
    return error ? `${texts[because]}: ${error}` : texts[because];
  };
}
