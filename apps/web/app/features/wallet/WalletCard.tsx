import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { errorMessage } from "../../chain/error-messages/error-message.ts";
import { usePlan } from "../../chain/plan-context.ts";
import { Address } from "../../ui/primitives/Address.tsx";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";
import { LazyConnectDialog, onWalletIntent } from "./LazyConnectDialog.tsx";
import { useFocusAfterConnecting } from "./use-focus-after-connecting.ts";
import { useWallet } from "./use-wallet.ts";
import { useWalletActions } from "./use-wallet-actions.ts";

/** The connected wallet, with buttons to connect, switch, disconnect and change its chain. */
export function WalletCard() {
  const { i18n } = useLingui();
  const wallet = useWallet();
  const actions = useWalletActions();
  const [choosing, setChoosing] = useState(false);
  const card = useFocusAfterConnecting<HTMLDivElement>(wallet.status);

  async function disconnect() {
    await actions.leave();
    // The button that had the focus is gone.
    card.current?.focus({ preventScroll: true });
  }

  if (wallet.status === "reconnecting") return <Skeleton className="h-11 w-full" />;
  return (
    <div ref={card} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {wallet.status === "disconnected" ? (
        <Button {...onWalletIntent} variant="secondary" wide onClick={() => setChoosing(true)}>
          <Trans>Connect a wallet</Trans>
        </Button>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-paper px-4 py-2">
          <div className="min-w-0">
            <p className="text-quiet text-sm">
              <bdi>{wallet.name}</bdi>
            </p>
            <Address value={wallet.address} />
          </div>
          <div className="-mx-3 flex">
            <Button {...onWalletIntent} variant="quiet" size="small" onClick={() => setChoosing(true)}>
              <Trans>Change</Trans>
            </Button>
            <Button
              variant="quiet"
              size="small"
              busy={actions.asking === "leave"}
              onClick={() => void disconnect()}
            >
              <Trans>Disconnect</Trans>
            </Button>
          </div>
        </div>
      )}
      {wallet.status === "connected" && !wallet.onPlanChain && <WrongChain />}
      {actions.error && (
        <Notice tone="warning" live>
          {errorMessage(actions.error, i18n)}
        </Notice>
      )}
      <LazyConnectDialog open={choosing} onOpenChange={setChoosing} />
    </div>
  );
}

/** Warns that the wallet is on another chain, with a button to switch. */
function WrongChain() {
  const { i18n } = useLingui();
  const { chain } = usePlan();
  const actions = useWalletActions();
  return (
    <Notice
      tone="warning"
      live
      title={<Trans>Your wallet is on another chain</Trans>}
      action={
        <Button
          size="small"
          busy={actions.asking === "switch"}
          onClick={() => void actions.switchToPlanChain()}
        >
          <span>
            <Trans>
              Switch to <bdi>{chain.name}</bdi>
            </Trans>
          </span>
        </Button>
      }
    >
      {actions.error ? (
        errorMessage(actions.error, i18n)
      ) : (
        <Trans>
          The plan is on <bdi>{chain.name}</bdi>. Your wallet asks before it switches, and adds the chain if
          it does not know it.
        </Trans>
      )}
    </Notice>
  );
}
