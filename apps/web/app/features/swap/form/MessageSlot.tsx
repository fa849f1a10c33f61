import { formatSmallAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../chain/error-messages/error-message.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import type { FormMessage } from "./form-message.ts";
import { useMessageTitle } from "./use-message-title.ts";
import type { SwapForm } from "./use-swap-form.ts";

/** What describes a field with a wrong amount. */
export const messageId = "swap-message";

/**
 * The one thing to know now. Its room is always reserved: quotes change with each block, and nothing may move. It is not live,
 * because its figures change with each block, too: `Announcement` says it once.
 */
export function MessageSlot({ swap }: { readonly swap: SwapForm }) {
  const { message } = swap;
  const title = useMessageTitle(swap);
  const isCalm = message.kind === "empty" || message.kind === "waiting" || message.kind === "ready";
  return (
    <div id={messageId} className="flex min-h-44 flex-col justify-center sm:min-h-30">
      {isCalm ? (
        <p className="mt-auto text-quiet text-sm">{title}</p>
      ) : (
        <Notice
          tone={isDanger(message) ? "danger" : "warning"}
          title={title}
          action={hasAction(message) && <Action message={message} swap={swap} />}
        >
          <Details message={message} swap={swap} />
        </Notice>
      )}
    </div>
  );
}

function isDanger(message: FormMessage): boolean {
  return (
    message.kind === "amount" || message.kind === "failed" || (message.kind === "impact" && message.isSevere)
  );
}

interface PartProps {
  readonly message: FormMessage;
  readonly swap: SwapForm;
}

function hasAction({ kind }: FormMessage): boolean {
  return kind === "failed" || kind === "expired";
}

function Action({ message, swap: { refetch } }: PartProps) {
  return (
    <Button size="small" variant="secondary" onClick={refetch}>
      {message.kind === "failed" ? <Trans>Try again</Trans> : <Trans>Get a new quote</Trans>}
    </Button>
  );
}

/** Why it is so, and what to do. */
function Details({ message, swap: { form, gasCost = 0n } }: PartProps): ReactNode {
  const { i18n } = useLingui();
  const [from, to] = [<bdi key="from">{form.from.symbol}</bdi>, <bdi key="to">{form.to.symbol}</bdi>];
  switch (message.kind) {
    case "failed":
      return errorMessage(classifyError(message.error), i18n);
    case "expired":
      return <Trans>There has been no new block for 30 seconds, so the price may have changed.</Trans>;
    case "shortage":
      return message.shortage === "balance" ? (
        <Trans>Enter a smaller amount, or add some {from}.</Trans>
      ) : (
        <Trans>
          It is at most <Amount value={formatSmallAmount(gasCost, 6)} unit="POL" />. Swap less, or add some
          POL.
        </Trans>
      );
    case "impact":
      return (
        <Trans>The pools are small for this amount. Swap less, or in parts with time between them.</Trans>
      );
    case "oracle":
      return (
        <Trans>
          By Chainlink's price feeds your {from} is worth that much more in {to} than the best exchange gives.
          Wait, or swap less.
        </Trans>
      );
    case "noQuote":
      switch (message.reason) {
        case "noPool":
          return (
            <Trans>
              Neither exchange has a pool of these tokens, or two pools that connect them. Choose another
              token.
            </Trans>
          );
        case "noLiquidity":
          return <Trans>There is a pool, but it is empty. Choose another token.</Trans>;
        case "tooMuch":
          return <Trans>No pool can fill this amount. Enter a smaller one.</Trans>;
        case "refused":
          return errorMessage({ code: message.code }, i18n);
      }
      return null;
    default:
      return null;
  }
}
