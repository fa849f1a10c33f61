import { needsTypedConfirmation, priceImpact } from "@canopy/swap/quotes/price";
import type { Exchange } from "@canopy/swap/types";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDownUp } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Card } from "../../../ui/primitives/Card.tsx";
import { useFocusAfterConnecting } from "../../wallet/use-focus-after-connecting.ts";
import { useWallet } from "../../wallet/use-wallet.ts";
import { WalletCard } from "../../wallet/WalletCard.tsx";
import { QuoteAge } from "../quote/QuoteAge.tsx";
import { QuoteFacts } from "../quote/QuoteFacts.tsx";
import { RateLine } from "../quote/RateLine.tsx";
import { LazySwapDialog } from "../transaction/lazy-swap-dialog.ts";
import type { Terms } from "../transaction/terms.ts";
import { AmountField } from "./AmountField.tsx";
import { Announcement } from "./Announcement.tsx";
import { ConfirmImpact } from "./ConfirmImpact.tsx";
import { isBlocking } from "./form-message.ts";
import { MessageSlot } from "./MessageSlot.tsx";
import type { SwapStart } from "./start.ts";
import { quoteDeviation, type SwapForm } from "./use-swap-form.ts";

interface SwapCardProps {
  readonly exchange: Exchange;
  readonly swap: SwapForm;
  /** A token of a link, offered when the screen opens. */
  readonly unknown: SwapStart["unknown"];
}

/** What is paid and received, and the facts of the quote, down to the button that reviews them. */
export function SwapCard({ exchange, swap, unknown }: SwapCardProps) {
  const { t } = useLingui();
  const { form, dispatch, ranking, isSettled, snapshot, wrap } = swap;
  const quote = ranking?.best ?? null;
  return (
    <Card aria-label={t`Swap`} className="flex flex-col gap-6 self-start lg:p-9">
      <div className="space-y-3">
        <AmountField
          exchange={exchange}
          end="from"
          swap={swap}
          search={unknown?.end === "from" ? unknown.address : null}
        />
        <div className="flex items-center gap-3">
          <span aria-hidden="true" className="h-px grow bg-line" />
          <Button variant="quiet" size="small" onClick={() => dispatch({ type: "reverse" })}>
            <ArrowDownUp aria-hidden="true" size={16} strokeWidth={1.5} />
            <Trans>Reverse</Trans>
          </Button>
        </div>
        <AmountField
          exchange={exchange}
          end="to"
          swap={swap}
          search={unknown?.end === "to" ? unknown.address : null}
        />
      </div>
      <div className="space-y-1">
        <RateLine form={form} quote={quote} isOneToOne={wrap !== null} isSettled={isSettled} />
        {wrap === null && <QuoteAge snapshot={snapshot} isShown={quote !== null} />}
      </div>
      <QuoteFacts
        exchange={exchange}
        from={form.from}
        to={form.to}
        quote={quote}
        isOneToOne={wrap !== null}
        slippage={swap.settings.slippage}
        deviation={quote && quoteDeviation(form, quote, snapshot)}
        gasCost={swap.gasCost}
        prices={snapshot?.prices}
        isSettled={isSettled}
      />
      <MessageSlot swap={swap} />
      <Action exchange={exchange} swap={swap} />
      <Announcement swap={swap} />
    </Card>
  );
}

/** The button that opens the review, after a confirmation if the price moves far. */
function Action({ exchange, swap }: Pick<SwapCardProps, "exchange" | "swap">) {
  const wallet = useWallet();
  const [reviewed, setReviewed] = useState<Terms | null>(null);
  const [open, setOpen] = useState<"confirm" | "review" | null>(null);
  const { terms, message, wrap } = swap;
  const button = useFocusAfterConnecting<HTMLDivElement>(wallet.status);

  function review() {
    if (terms === null) return;
    setReviewed(terms);
    const isFar = terms.kind === "swap" && needsTypedConfirmation(priceImpact(terms.quote));
    setOpen(isFar ? "confirm" : "review");
  }

  return (
    <>
      <div ref={button} tabIndex={-1} className="outline-none">
        {wallet.status === "connected" ? (
          <Button size="large" wide disabled={terms === null || isBlocking(message)} onClick={review}>
            {wrap === "wrap" ? (
              <Trans>Review wrap</Trans>
            ) : wrap === "unwrap" ? (
              <Trans>Review unwrap</Trans>
            ) : (
              <Trans>Review swap</Trans>
            )}
          </Button>
        ) : (
          <WalletCard />
        )}
      </div>
      <ConfirmImpact
        open={open === "confirm"}
        terms={reviewed}
        close={() => setOpen(null)}
        confirm={() => setOpen("review")}
      />
      <LazySwapDialog
        exchange={exchange}
        terms={reviewed}
        latest={terms}
        open={open === "review"}
        onOpenChange={(next: boolean) => setOpen(next ? "review" : null)}
      />
    </>
  );
}
