import type { TokenTextWarning } from "@canopy/swap/tokens/token-text";
import type { Exchange, Token } from "@canopy/swap/types";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { Address } from "viem";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../chain/error-messages/error-message.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Checkbox } from "../../../ui/forms/Checkbox.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { CopyButton } from "../../../ui/primitives/CopyButton.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { imitatedSymbol } from "./assets.ts";
import { TokenMark } from "./TokenMark.tsx";
import type { TokenReading } from "./token-reading.ts";
import { useToken } from "./use-token.ts";

interface UnknownTokenProps {
  readonly exchange: Exchange;
  /** Of a contract that is not on the list. */
  readonly address: Address;
  /** The member has seen the warning and wants the token. */
  accept(token: Token): void;
}

/** What the contract at an address says about itself, with a warning that the member has to accept. */
export function UnknownToken({ exchange, address, accept }: UnknownTokenProps) {
  const { i18n } = useLingui();
  const { data: reading, error, refetch } = useToken(exchange, address);
  if (reading === undefined) {
    if (error === null) return <Skeleton className="h-48 w-full" />;
    return (
      <Notice
        tone="danger"
        live
        action={
          <Button size="small" variant="secondary" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorMessage(classifyError(error), i18n)}
      </Notice>
    );
  }
  if (!reading.ok) {
    return (
      <Notice tone="danger" live title={<Trans>This address can't be swapped</Trans>}>
        <Refusal reason={reading.reason} />
      </Notice>
    );
  }
  return <Acceptance exchange={exchange} reading={reading} accept={accept} />;
}

type Refused = Extract<TokenReading, { readonly ok: false }>;

function Refusal({ reason }: Pick<Refused, "reason">) {
  switch (reason) {
    case "notAToken":
      return (
        <Trans>There is no token at this address on this network. Check the address and the network.</Trans>
      );
    case "noSymbol":
      return <Trans>The token has no readable symbol. Choose another token.</Trans>;
    case "invalidDecimals":
      return <Trans>The token does not say how many decimals it has, so no amount can be shown.</Trans>;
  }
}

interface AcceptanceProps extends Pick<UnknownTokenProps, "exchange" | "accept"> {
  readonly reading: Extract<TokenReading, { readonly ok: true }>;
}

function Acceptance({ exchange, reading: { token, warnings }, accept }: AcceptanceProps) {
  const { t } = useLingui();
  const [isAccepted, setAccepted] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const imitated = imitatedSymbol(exchange, token);
  return (
    <form
      className="space-y-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isAccepted) accept(token);
        else setRefused(true);
      }}
    >
      <TokenFacts exchange={exchange} token={token} />
      <Notice tone="warning" live title={<Trans>This token is not on our list</Trans>}>
        <p>
          <Trans>
            Anyone can create a token with any name, also one that can't be sold again. Compare the address
            with the one on the website of the token's issuer.
          </Trans>
        </p>
        {(imitated !== null || warnings.length > 0) && (
          <ul className="list-disc space-y-1 ps-5 pt-2">
            {imitated !== null && (
              <li>
                <Trans>
                  It looks like <bdi>{imitated}</bdi>, which is on our list, but it is another token. It may
                  be a fake.
                </Trans>
              </li>
            )}
            {warnings.map((warning) => (
              <li key={warning}>
                <Warning warning={warning} />
              </li>
            ))}
          </ul>
        )}
      </Notice>
      <Checkbox
        label={<Trans>I have checked the address and want to use this token at my own risk.</Trans>}
        checked={isAccepted}
        onChange={(event) => setAccepted(event.target.checked)}
        error={isRefused && !isAccepted && t`Check the address first, then tick this box.`}
      />
      <Button type="submit" wide>
        <Trans>Use this token</Trans>
      </Button>
    </form>
  );
}

function TokenFacts({ exchange, token }: Pick<AcceptanceProps, "exchange"> & { readonly token: Token }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className="flex gap-3">
      <TokenMark exchange={exchange} asset={{ ...token, isNative: false }} className="size-10" />
      <dl className="min-w-0 grow space-y-1 text-sm">
        <Fact label={<Trans>Symbol</Trans>}>
          <bdi className="font-[600]">{token.symbol}</bdi>
        </Fact>
        <Fact label={<Trans>Name</Trans>}>
          <bdi>{token.name}</bdi>
        </Fact>
        <Fact label={<Trans>Decimals</Trans>}>{formatCount(token.decimals, locale)}</Fact>
        <Fact label={<Trans>Address</Trans>}>
          <bdi dir="ltr" className="break-all">
            {token.address}
          </bdi>
          <CopyButton text={token.address} label={t`Copy the address`} />
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-quiet">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function Warning({ warning }: { readonly warning: TokenTextWarning }) {
  switch (warning) {
    case "hiddenCharacters":
      return <Trans>Its name has invisible characters, which we removed. Fakes use them to deceive.</Trans>;
    case "unusualSymbol":
      return <Trans>Its symbol has characters that can look like other letters.</Trans>;
    case "shortened":
      return <Trans>Its name is unusually long and was shortened.</Trans>;
    case "unusualDecimals":
      return <Trans>Its number of decimals is unusual, so amounts may look odd.</Trans>;
  }
}
