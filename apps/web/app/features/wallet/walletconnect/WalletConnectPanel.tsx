import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { type ClassifiedError, classifyError } from "../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../chain/error-messages/error-message.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import { CopyButton } from "../../../ui/primitives/CopyButton.tsx";
import { LeafLoader } from "../../../ui/primitives/LeafLoader.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { QrCode } from "../../../ui/primitives/QrCode.tsx";
import { pairingLinks } from "./pairing-links.ts";

interface WalletConnectPanelProps {
  readonly projectId: string;
  /** Called when a wallet has accepted a session. */
  onReady(): void;
  back(): void;
}

/** Connects a wallet on another device, or a wallet app on this phone. */
export default function WalletConnectPanel({ projectId, onReady, back }: WalletConnectPanelProps) {
  const { t, i18n } = useLingui();
  const { chain } = usePlan();
  const [uri, setUri] = useState<string | null>(null);
  const [error, setError] = useState<ClassifiedError | null>(null);
  const [attempt, setAttempt] = useState(0);

  const pair = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { openWalletConnect } = await import("./open-wallet-connect.ts");
      const wallet = await openWalletConnect(projectId, chain);
      if (!signal.aborted) await wallet.pair(setUri, signal);
      if (!signal.aborted) onReady();
    } catch (error) {
      if (!signal.aborted) setError(classifyError(error));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt pairs again
  useEffect(() => {
    const leaving = new AbortController();
    void pair(leaving.signal);
    return () => leaving.abort();
  }, [attempt]);

  function retry() {
    setUri(null);
    setError(null);
    setAttempt(attempt + 1);
  }

  return (
    <section aria-label="WalletConnect" className="flex flex-col items-start gap-4">
      {error ? (
        <Notice
          tone="warning"
          live
          action={
            <Button size="small" variant="secondary" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorMessage(error, i18n)}
        </Notice>
      ) : uri === null ? (
        <LeafLoader />
      ) : (
        <>
          <p>
            <Trans>Scan this code with the wallet app on your phone, then confirm there.</Trans>
          </p>
          <div className="self-center">
            <QrCode text={uri} label={t`QR code for your wallet app`} />
          </div>
          <p className="flex items-center gap-1 text-quiet text-sm">
            <Trans>Or copy the link into your wallet</Trans>
            <CopyButton text={uri} label={t`Copy the link for your wallet`} />
          </p>
          <PairingLinks uri={uri} />
          <p className="text-quiet text-sm">
            <Trans>
              WalletConnect's servers pass your wallet's messages on. They can't read them, but they see your
              IP address.
            </Trans>
          </p>
        </>
      )}
      <Button variant="quiet" size="small" className="-ms-3" onClick={back}>
        <Trans>Back to the list of wallets</Trans>
      </Button>
    </section>
  );
}

/** For phones, which can't scan their own screen. */
function PairingLinks({ uri }: { readonly uri: string }) {
  return (
    <div className="hidden pointer-coarse:block">
      <p>
        <Trans>Wallet app on this phone:</Trans>
      </p>
      <ul>
        {pairingLinks(uri).map(({ name, url }) => (
          <li key={url}>
            <a
              href={url}
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
            >
              {name === null ? <Trans>Another wallet app</Trans> : <bdi>{name}</bdi>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
