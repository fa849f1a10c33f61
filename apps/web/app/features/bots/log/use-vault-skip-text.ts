import type { VaultSkipped } from "@canopy/shared/api/vault-log";
import { botTexts } from "@canopy/shared/bot-texts";
import { formatSmallAmount, formatUSD } from "@canopy/shared/money";
import { useLingui } from "@lingui/react/macro";
import { localizeAmount } from "../../../i18n/format.ts";
import { isolate } from "../../../i18n/isolate.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useBotText } from "../rule/use-bot-text.ts";
import { capToUSD } from "../vault/texts/amounts.ts";
import { useTokenSymbol } from "./use-token.ts";

/** Why a rule of the vault was not executed, with the figures of the last look. */
export function useVaultSkipText(): (skip: VaultSkipped) => string {
  const text = useBotText();
  const detail = useDetailText();
  return (skip) => {
    const more = detail(skip);
    const reason = text(botTexts.vaultSkip[skip.because]);
    return more === null ? reason : `${reason}: ${more}`;
  };
}

function useDetailText(): (skip: VaultSkipped) => string | null {
  const { t } = useLingui();
  const locale = useLocale();
  const toSymbol = useTokenSymbol();
  const pol = (wei: string) => isolate(`${localizeAmount(formatSmallAmount(BigInt(wei), 4), locale)} POL`);
  return ({ token, left, fee, cost, error }) => {
    if (token !== null) return isolate(toSymbol(token));
    if (left !== null) {
      const amount = localizeAmount(formatUSD(capToUSD(BigInt(left))), locale);
      return t`${amount} left`;
    }
    if (fee !== null && cost !== null) {
      const [paid, needed] = [pol(fee), pol(cost)];
      return t`${paid} instead of ${needed}`;
    }
    return error ? isolate(error) : null;
  };
}
