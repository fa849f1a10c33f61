import { formatSmallUSD } from "@canopy/shared/money";
import type { Asset, Exchange } from "@canopy/swap/types";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { assetValue } from "../snapshot/asset-value.ts";
import { assetKey } from "../tokens/assets.ts";
import { TokenAmount } from "../tokens/TokenAmount.tsx";
import { type End, endSide } from "./form-state.ts";
import { messageId } from "./MessageSlot.tsx";
import { mostSellable } from "./shortage.ts";
import { TokenButton } from "./TokenButton.tsx";
import { exactText, quotedText } from "./typed-token-amount.ts";
import type { SwapForm } from "./use-swap-form.ts";

/** Characters that a phone shows in the largest size. */
const LONG = 8;

interface AmountFieldProps {
  readonly exchange: Exchange;
  readonly end: End;
  readonly swap: SwapForm;
  /** The address that the token's search starts with; null keeps it closed. */
  readonly search: string | null;
}

/** One end of the swap: its amount, its token, what the amount is worth and what the wallet holds. */
export function AmountField({ exchange, end, swap, search }: AmountFieldProps) {
  const id = useId();
  const locale = useLocale();
  const { form, dispatch, snapshot, isSettled, message } = swap;
  const asset = form[end];
  const side = endSide(end);
  const isTyped = form.side === side;
  const amount = endAmount(swap, end);
  const quoted = amount === null ? "" : quotedText(amount, asset.decimals, end, locale);
  const text = isTyped || swap.wrap !== null ? form.typed : quoted;
  const hasError = isTyped && message.kind === "amount";
  return (
    <div>
      <div className="flex h-9 items-center justify-between gap-x-4">
        <label htmlFor={id} className="label-text shrink-0">
          <EndLabel end={end} isExact={isTyped || swap.wrap !== null} />
        </label>
        <Held swap={swap} end={end} />
      </div>
      <div className="flex items-center gap-3 border-edge border-b pb-1 focus-within:border-leaf hover:border-leaf has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-leaf has-[input:focus-visible]:outline-offset-4">
        <input
          id={id}
          type="text"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          placeholder={quotedText(0n, 1, end, locale).slice(0, 1)}
          value={text}
          onChange={(event) => dispatch({ type: "type", side, text: event.target.value })}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? messageId : undefined}
          className={classes(
            "w-full min-w-0 grow bg-transparent font-display outline-none transition-opacity placeholder:text-quiet tabular-nums rtl:normal-nums rtl:text-right",
            end === "from" ? "h-12 text-2xl sm:h-14 sm:text-3xl" : "h-16 sm:h-20",
            end === "to" && (text.length > LONG ? "text-2xl sm:text-4xl" : "text-4xl sm:text-5xl"),
            !isTyped && !isSettled && "opacity-50",
          )}
        />
        <TokenButton
          exchange={exchange}
          end={end}
          asset={asset}
          balances={snapshot?.balances ?? new Map()}
          search={search}
          onChoose={(chosen) => dispatch({ type: "choose", end, asset: chosen })}
        />
      </div>
      <Worth asset={asset} amount={amount} swap={swap} />
    </div>
  );
}

function EndLabel({ end, isExact }: { readonly end: End; readonly isExact: boolean }) {
  if (end === "from") return isExact ? <Trans>You pay</Trans> : <Trans>You pay about</Trans>;
  return isExact ? <Trans>You receive</Trans> : <Trans>You receive about</Trans>;
}

/** The amount of one end in smallest units: typed, or quoted, which can be of an earlier amount. */
function endAmount({ form, amount, wrap, ranking }: SwapForm, end: End): bigint | null {
  if (wrap !== null || form.side === endSide(end) || amount === null) return amount;
  if (ranking === null) return null;
  return end === "from" ? ranking.best.amountIn : ranking.best.amountOut;
}

/** What the wallet holds of the token, and the button that swaps all of it. */
function Held({ swap, end }: { readonly swap: SwapForm; readonly end: End }) {
  const locale = useLocale();
  const { form, dispatch, snapshot, reserve } = swap;
  const asset = form[end];
  const balance = snapshot?.balances.get(assetKey(asset));
  const most = balance === undefined || reserve === undefined ? null : mostSellable(asset, balance, reserve);
  return (
    <p className="flex min-w-0 items-center gap-x-1 text-quiet text-sm">
      {balance === undefined ? (
        snapshot === undefined && <Skeleton className="h-3.5 w-24" />
      ) : (
        <span className="truncate">
          <Trans>
            Balance <TokenAmount amount={balance} token={asset} className="text-ink" />
          </Trans>
        </span>
      )}
      {end === "from" && (
        <button
          type="button"
          disabled={most === null || most === 0n}
          onClick={() =>
            most !== null &&
            dispatch({ type: "type", side: "exactIn", text: exactText(most, asset.decimals, locale) })
          }
          className="-me-2 min-h-9 shrink-0 rounded-md px-2 font-[550] text-leaf hover:bg-leaf-wash disabled:text-quiet disabled:hover:bg-transparent"
        >
          <Trans>Max</Trans>
        </button>
      )}
    </p>
  );
}

interface WorthProps {
  readonly asset: Asset;
  readonly amount: bigint | null;
  readonly swap: SwapForm;
}

/** The amount in dollars. Its line is always there. */
function Worth({ asset, amount, swap: { snapshot } }: WorthProps) {
  const usd = amount === null ? null : assetValue(asset, amount, snapshot?.prices);
  return (
    <p className="min-h-[calc(1lh+0.375rem)] pt-1.5 text-quiet text-sm">
      {usd !== null ? (
        <Amount value={formatSmallUSD(usd)} />
      ) : (
        amount !== null && snapshot !== undefined && <Trans>No price in dollars</Trans>
      )}
    </p>
  );
}
