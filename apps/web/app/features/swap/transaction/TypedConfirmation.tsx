import { priceImpact } from "@canopy/swap/quotes/price";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Field } from "../../../ui/forms/Field.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { TokenAmount } from "../tokens/TokenAmount.tsx";
import type { SwapTerms } from "./terms.ts";

interface TypedConfirmationProps {
  readonly terms: Pick<SwapTerms, "from" | "to" | "quote">;
  /** What the button does. */
  readonly action: ReactNode;
  confirm(): void;
}

/** Asks for a typed word before a swap that moves the price so far that it is most likely a mistake. */
export function TypedConfirmation({ terms: { from, to, quote }, action, confirm }: TypedConfirmationProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [typed, setTyped] = useState("");
  const [isRefused, setRefused] = useState(false);
  const word = t({
    message: "swap",
    comment: "The word to type before a swap with a very high price impact",
  });
  const isRight = typed.trim().toLocaleLowerCase(locale) === word.toLocaleLowerCase(locale);
  const impact = priceImpact(quote);
  const percent = impact === null ? null : formatPercent(Math.ceil(impact / 100), locale);
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) confirm();
        else setRefused(true);
      }}
    >
      <p>
        {percent === null ? (
          <Trans>
            For <TokenAmount amount={quote.amountIn} token={from} rounding="up" /> you get{" "}
            <TokenAmount amount={quote.amountOut} token={to} />. How far that is below the price of the pools
            is unknown.
          </Trans>
        ) : (
          <Trans>
            For <TokenAmount amount={quote.amountIn} token={from} rounding="up" /> you get{" "}
            <TokenAmount amount={quote.amountOut} token={to} />: {percent} less than at the current price,
            because the pools have little liquidity. Others can take the difference, and no one gives it back.
          </Trans>
        )}
      </p>
      <Field
        label={
          <Trans>
            Type <bdi>{word}</bdi> to continue anyway
          </Trans>
        }
        error={isRefused && !isRight && <Trans>Type the word exactly, or close this and swap less.</Trans>}
      >
        {(control) => (
          <TextInput
            {...control}
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="danger" wide>
        {action}
      </Button>
    </form>
  );
}
