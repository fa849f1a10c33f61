import { formatSmallUSD } from "@canopy/shared/money";
import type { Asset } from "@canopy/swap/types";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { DashboardSection } from "../../../../layout/dashboard/DashboardSection.tsx";
import { Field } from "../../../../ui/forms/Field.tsx";
import { Select } from "../../../../ui/forms/Select.tsx";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { assetKey } from "../../../swap/tokens/assets.ts";
import { TokenAmount } from "../../../swap/tokens/TokenAmount.tsx";
import { TokenMark } from "../../../swap/tokens/TokenMark.tsx";
import { useVaultPage } from "../actions/vault-page.ts";
import { type Holding, listHoldings, tokenNumber } from "../state/vault-tokens.ts";

/** What the vault holds, each with its way out, and the way in. */
export function VaultTokens() {
  const { vault, act } = useVaultPage();
  const { exchange, now } = vault;
  const holdings = listHoldings(exchange, now.held, now.prices);
  return (
    <DashboardSection id="vault-tokens" title={<Trans>Tokens</Trans>}>
      <div className="space-y-6">
        <ul className="divide-y divide-line">
          {holdings.map((holding) => (
            <Row key={assetKey(holding.asset)} holding={holding} />
          ))}
        </ul>
        <DepositForm act={(asset) => act({ type: "deposit", asset })} />
      </div>
    </DashboardSection>
  );
}

function Row({ holding: { asset, amount, usd } }: { readonly holding: Holding }) {
  const { vault, act } = useVaultPage();
  const { t } = useLingui();
  const { symbol, isNative } = asset;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <TokenMark exchange={vault.exchange} asset={asset} />
      <div className="min-w-0 grow">
        <p className="font-[550]">
          <TokenAmount amount={amount} token={asset} />
        </p>
        <p className="text-quiet text-sm">
          {usd === null ? <Trans>No price in dollars</Trans> : <Amount value={formatSmallUSD(usd)} />}
          {isNative && (
            <>
              {" · "}
              <Trans>pays keepers</Trans>
            </>
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t`Withdraw ${symbol}`}
        disabled={amount === 0n}
        onClick={() => act({ type: "withdraw", asset })}
      >
        <Trans>Withdraw</Trans>
      </Button>
    </li>
  );
}

/** Only what rules can trade, and POL for keepers: other tokens would lie idle. */
function DepositForm({ act }: { act(asset: Asset): void }) {
  const { vault } = useVaultPage();
  const { exchange, addresses, now } = vault;
  const assets = [...now.wallet.keys()].flatMap((key) => {
    const asset = findAsset(exchange.tokens, exchange.wpol, key);
    return asset !== null && (asset.isNative || tokenNumber(addresses.listings, asset.address) !== null)
      ? [asset]
      : [];
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const first = assets.find((asset) => !asset.isNative && (now.wallet.get(assetKey(asset)) ?? 0n) > 0n);
  const asset = assets.find((one) => assetKey(one) === chosen) ?? first ?? assets[0];
  if (asset === undefined) return null;
  return (
    <div className="flex flex-wrap items-start gap-x-3">
      <div className="w-44">
        <Field label={<Trans>Token to deposit</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={assetKey(asset)}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            >
              {assets.map((one) => (
                <option key={assetKey(one)} value={assetKey(one)}>
                  {one.symbol}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {/* Level with the field, below its label. */}
      <div className="pt-[calc(1lh+0.375rem)]">
        <Button onClick={() => act(asset)}>
          <Trans>Deposit…</Trans>
        </Button>
      </div>
    </div>
  );
}

function findAsset(
  tokens: readonly Omit<Asset, "isNative">[],
  wpol: Asset["address"],
  key: string,
): Asset | null {
  if (key === "POL") return { address: wpol, symbol: "POL", name: "Polygon", decimals: 18, isNative: true };
  const token = tokens.find(({ address }) => address === key);
  return token === undefined ? null : { ...token, isNative: false };
}
