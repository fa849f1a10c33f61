import type { Asset, Exchange } from "@canopy/swap/types";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { Balances } from "../snapshot/balances.ts";
import { TokenMark } from "../tokens/TokenMark.tsx";
import { TokenPicker } from "../tokens/TokenPicker.tsx";
import type { End } from "./form-state.ts";

interface TokenButtonProps {
  readonly exchange: Exchange;
  readonly end: End;
  readonly asset: Asset;
  readonly balances: Balances;
  /** What the search starts with when the screen opens; null keeps it closed. */
  readonly search: string | null;
  onChoose(asset: Asset): void;
}

/** The token of one end, which opens the list of tokens. */
export function TokenButton({ exchange, end, asset, balances, search, onChoose }: TokenButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(search !== null);
  const [offered, setOffered] = useState(search);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 max-w-[55%] shrink-0 items-center gap-2 rounded-md border border-edge px-2.5 font-[550] hover:border-leaf hover:text-leaf"
      >
        <TokenMark exchange={exchange} asset={asset} className="size-6" />
        <bdi className="truncate">{asset.symbol}</bdi>
        <span className="sr-only">
          {end === "from" ? (
            <Trans>, choose the token to pay</Trans>
          ) : (
            <Trans>, choose the token to receive</Trans>
          )}
        </span>
        <ChevronDown aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0 text-quiet" />
      </button>
      <TokenPicker
        open={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          // A link's token is offered once.
          if (!next) setOffered(null);
        }}
        title={end === "from" ? t`Token to pay` : t`Token to receive`}
        exchange={exchange}
        balances={balances}
        chosen={asset}
        {...(offered !== null && { search: offered })}
        onChoose={onChoose}
      />
    </>
  );
}
