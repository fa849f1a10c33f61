import { formatSmallUSD } from "@canopy/shared/money";
import type { Quote } from "@canopy/swap/types";
import { Trans } from "@lingui/react/macro";
import type { Address } from "viem";
import { formatPercent } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { Figures } from "../../../../ui/primitives/Figures.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { assetValue } from "../../../swap/market/market-value.ts";
import { nativeAsset } from "../../../swap/tokens/assets.ts";
import { venueNames } from "../../../swap/venue-names.ts";
import { useVaultPage } from "../actions/vault-page.ts";
import { HIGH_COST, tradeCost } from "./trade-cost.ts";

interface CostLineProps {
  readonly quote: Quote;
  readonly sold: Address;
  readonly amount: bigint;
  /** Wei. */
  readonly fee: bigint;
}

/** What each trade costs at the prices of now, in parts of what it sells. */
export function CostLine({ quote, sold, amount, fee }: CostLineProps) {
  const { vault } = useVaultPage();
  const locale = useLocale();
  const { prices } = vault.now;
  const token = vault.exchange.tokens.find(({ address }) => address === sold);
  const value = token === undefined ? null : assetValue({ ...token, isNative: false }, amount, prices);
  const feeValue = assetValue(nativeAsset(vault.exchange), fee, prices);
  const cost = value === null || feeValue === null ? null : tradeCost(quote, value, feeValue);
  if (cost === null || value === null) return null;
  const percent = (millionths: number) => <bdi>{formatPercent(millionths / 100, locale)}</bdi>;
  const total = formatPercent(cost.total / 100, locale);
  const venue = <bdi>{venueNames[quote.path.venue]}</bdi>;
  return (
    <div className="max-w-md space-y-3">
      <Figures
        figures={[
          {
            id: "value",
            label: <Trans>Each trade sells about</Trans>,
            value: <Amount value={formatSmallUSD(value)} />,
          },
          { id: "keeper", label: <Trans>Keeper's fee</Trans>, value: percent(cost.keeper) },
          { id: "pools", label: <Trans>Pool fees, {venue}</Trans>, value: percent(cost.pools) },
          { id: "impact", label: <Trans>Price impact (half the spread)</Trans>, value: percent(cost.impact) },
          { id: "total", label: <Trans>Cost of each trade</Trans>, value: percent(cost.total) },
        ]}
      />
      {cost.total > HIGH_COST && (
        <Notice tone="warning" title={<Trans>Each trade costs {total}</Trans>}>
          <Trans>Above 1%, fees eat most rules. Trade more at a time, and less often.</Trans>
        </Notice>
      )}
    </div>
  );
}
