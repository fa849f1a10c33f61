import type { Asset, Exchange } from "@canopy/swap/types";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { isAddressEqual } from "viem";
import { Dialog } from "../../../ui/primitives/Dialog.tsx";
import { AddedTokens } from "./AddedTokens.tsx";
import { findAssets, isListed, listAssets, typedAddress } from "./assets.ts";
import { rememberedTokens } from "./remembered-tokens.ts";
import { TokenSearch } from "./TokenSearch.tsx";
import { UnknownToken } from "./UnknownToken.tsx";
import { useRememberedTokens } from "./use-token.ts";

interface TokenPickerProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  /** Which side of the swap it is for. */
  readonly title: string;
  readonly exchange: Exchange;
  /** Smallest units by `assetKey`. Balances that are not known yet are missing. */
  readonly balances: ReadonlyMap<string, bigint>;
  readonly chosen: Asset | null;
  /** What is in the search field at first, for example the address of an unknown token in a link. */
  readonly search?: string;
  onChoose(asset: Asset): void;
}

/** Chooses an asset: of the list by its name, or any token by its address after a warning. */
export function TokenPicker({ open, onOpenChange, title, onChoose, search = "", ...rest }: TokenPickerProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} initialFocus={field}>
      {/* Mounted with each opening, so that the search starts again. */}
      <PickerContent
        {...rest}
        field={field}
        search={search}
        onChoose={(asset) => {
          onChoose(asset);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

interface PickerContentProps
  extends Pick<TokenPickerProps, "exchange" | "balances" | "chosen" | "onChoose">,
    Required<Pick<TokenPickerProps, "search">> {
  readonly field: React.RefObject<HTMLInputElement | null>;
}

function PickerContent({ exchange, balances, chosen, search, field, onChoose }: PickerContentProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(search);
  const remembered = useRememberedTokens(exchange);
  const assets = listAssets(exchange, remembered);
  const found = findAssets(assets, typed);
  const address = typedAddress(typed);
  const isUnknown = address !== null && !assets.some((asset) => isAddressEqual(asset.address, address));
  return (
    <div className="space-y-4">
      <TokenSearch
        field={field}
        label={t`Token, by its name or address`}
        typed={typed}
        onType={setTyped}
        exchange={exchange}
        assets={found}
        balances={balances}
        chosen={chosen}
        onChoose={onChoose}
      />
      {isUnknown ? (
        <UnknownToken
          key={address}
          exchange={exchange}
          address={address}
          accept={(token) => {
            rememberedTokens.add(exchange.chainId, token);
            onChoose({ ...token, isNative: false });
          }}
        />
      ) : (
        <p role="status" className="min-h-6 text-quiet text-sm">
          {found.length === 0 ? (
            <Trans>No token on the list has this name. Enter the address of its contract instead.</Trans>
          ) : (
            typed === "" && (
              <Trans>For a token that is not on the list, enter the address of its contract.</Trans>
            )
          )}
        </p>
      )}
      {typed === "" && (
        <AddedTokens
          tokens={remembered.filter((token) => !isListed(exchange, token.address))}
          remove={(token) => {
            rememberedTokens.remove(exchange.chainId, token);
            // The button is gone.
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
