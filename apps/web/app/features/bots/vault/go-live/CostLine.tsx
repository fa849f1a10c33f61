import { formatSmallUSD } from "@canopy/shared/money";
import type { Quote } from "@canopy/swap/types";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Address } from "viem";
import { formatPercent } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { Figures } from "../../../../ui/primitives/Figures.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { assetValue } from "../../../swap/snapshot/asset-value.ts";
import { nativeAsset } from "../../../swap/tokens/assets.ts";
import { venueNames } from "../../../swap/venue-names.ts";
import { useVaultPage } from "../actions/vault-page.ts";
import { LimitWarnings } from "./LimitWarnings.tsx";
import { HIGH_COST, tradeCost } from "./trade-cost.ts";

interface CostLineProps {
  readonly quote: Quote;
  readonly sold: Address;
  readonly amount: bigint;
  /** Wei. */
  readonly fee: bigint;
  /** Basis points; null while the input is not a number. */
  readonly slippage: number | null;
  /** `all`: what the vault holds now; `example`: one token, because the vault holds none of those that it is to sell. */
  readonly size: "trade" | "all" | "example";
}

/** What each trade costs at the prices of now, in parts of what it sells. */
export function CostLine({ quote, sold, amount, fee, slippage, size }: CostLineProps) {
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
  const sizeLabels: Record<typeof size, ReactNode> = {
    trade: <Trans>Each trade sells about</Trans>,
    all: <Trans>Value of your vault now, about</Trans>,
    example: <Trans>For one token, worth about</Trans>,
  };
  return (
    <div className="max-w-lg space-y-3">
      <Figures
        figures={[
          {
            id: "value",
            label: sizeLabels[size],
            value: <Amount value={formatSmallUSD(value)} />,
          },
          { id: "keeper", label: <Trans>Keeper's fee</Trans>, value: percent(cost.keeper) },
          { id: "pools", label: <Trans>Pool fees, {venue}</Trans>, value: percent(cost.pools) },
          { id: "impact", label: <Trans>Price impact</Trans>, value: percent(cost.impact) },
          { id: "total", label: <Trans>Cost of each trade</Trans>, value: percent(cost.total) },
        ]}
      />
      {slippage !== null && (
        <LimitWarnings terms={{ value: size === "trade" ? value : null, cost, slippage }} />
      )}
      {cost.total > HIGH_COST && (
        <Notice tone="warning" title={<Trans>Each trade costs {total}</Trans>}>
          <Trans>Costs above 1% add up quickly. Larger and rarer trades cost less in all.</Trans>
        </Notice>
      )}
    </div>
  );
}
