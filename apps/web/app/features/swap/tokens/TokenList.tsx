import type { Asset, Exchange } from "@canopy/swap/types";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { shortHex } from "../../../ui/primitives/Address.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { assetKey, isListed } from "./assets.ts";
import { TokenAmount } from "./TokenAmount.tsx";
import { TokenMark } from "./TokenMark.tsx";

interface TokenListProps {
  readonly id: string;
  readonly exchange: Exchange;
  readonly assets: readonly Asset[];
  readonly balances: ReadonlyMap<string, bigint>;
  readonly active: number;
  readonly chosen: Asset | null;
  onActivate(index: number): void;
  onChoose(asset: Asset): void;
}

/** The found assets with the member's balances. The search field keeps the focus and moves the active option. */
export function TokenList({
  id,
  exchange,
  assets,
  balances,
  active,
  chosen,
  onActivate,
  onChoose,
}: TokenListProps) {
  const { t } = useLingui();
  const chosenKey = chosen && assetKey(chosen);
  return (
    <div role="listbox" id={id} aria-label={t`Tokens`} className="-mx-2 max-h-80 overflow-y-auto">
      {assets.map((asset, index) => {
        const key = assetKey(asset);
        const balance = balances.get(key);
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus (aria-activedescendant)
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
          <div
            key={key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => onActivate(index)}
            onClick={() => onChoose(asset)}
            className={classes(
              "flex min-h-14 cursor-pointer items-center gap-3 rounded-md px-2",
              index === active &&
                "bg-leaf-wash text-leaf-deep forced-colors:outline forced-colors:-outline-offset-1",
            )}
          >
            <TokenMark exchange={exchange} asset={asset} />
            <span className="min-w-0">
              <span className="flex items-center gap-2 font-[550]">
                <bdi>{asset.symbol}</bdi>
                {key === chosenKey && (
                  <>
                    <Check aria-hidden="true" size={16} strokeWidth={2} />
                    <span className="sr-only">
                      <Trans>Chosen</Trans>
                    </span>
                  </>
                )}
              </span>
              <span className="block truncate text-quiet text-sm">
                <TokenOrigin exchange={exchange} asset={asset} />
              </span>
            </span>
            {balance !== undefined && (
              <span className="ms-auto text-sm">
                <TokenAmount amount={balance} token={asset} />
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The name of a listed token, and the address of another one: its name proves nothing. */
function TokenOrigin({ exchange, asset }: Pick<TokenListProps, "exchange"> & { readonly asset: Asset }) {
  if (asset.isNative || isListed(exchange, asset.address)) {
    return <bdi className="block truncate rtl:text-right">{asset.name}</bdi>;
  }
  const address = <bdi dir="ltr">{shortHex(asset.address)}</bdi>;
  return <Trans>Not on the list, {address}</Trans>;
}
