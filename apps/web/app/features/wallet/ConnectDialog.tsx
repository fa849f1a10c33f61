import { Trans, useLingui } from "@lingui/react/macro";
import { Wallet as WalletIcon } from "lucide-react";
import { lazy, Suspense } from "react";
import { useConnectors } from "wagmi";
import { failureMessage } from "../../chain/failure-message.ts";
import { localChainId } from "../../chain/plan-chain.ts";
import { usePlan } from "../../chain/plan-context.ts";
import { Dialog } from "../../ui/primitives/Dialog.tsx";
import { LeafLoader } from "../../ui/primitives/LeafLoader.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { devWalletId } from "./dev/dev-wallet-id.ts";
import { useWalletActions } from "./use-wallet-actions.ts";
import { walletApps } from "./wallet-apps.ts";
import { type WalletChoice, walletChoices } from "./wallet-choices.ts";

const DevWalletPanel = lazy(() => import("./dev/DevWalletPanel.tsx"));

export interface ConnectDialogProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}

/** The list of wallets in this browser. Closes when one is connected. */
export function ConnectDialog({ open, onOpenChange }: ConnectDialogProps) {
  const { t, i18n } = useLingui();
  const { chain } = usePlan();
  const connectors = useConnectors();
  const wallet = useWalletActions();
  const choices = walletChoices(connectors, {
    hasLegacyProvider: "ethereum" in window,
    hiddenIds: [devWalletId],
  });

  async function choose(choice: Pick<WalletChoice, "id" | "connector">) {
    if (await wallet.connectTo(choice)) onOpenChange(false);
  }

  function change(next: boolean) {
    wallet.forgetFailure();
    onOpenChange(next);
  }

  const dev = connectors.find(({ id }) => id === devWalletId);
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t`Connect a wallet`}
      description={t`This site sees only your address. You confirm every payment and signature.`}
    >
      <div className="flex flex-col gap-4">
        {wallet.failure && <Notice tone="warning">{failureMessage(wallet.failure, i18n)}</Notice>}
        {choices.length > 0 && (
          <ul className="flex flex-col gap-2">
            {choices.map((choice) => (
              <li key={choice.id}>
                <WalletButton
                  choice={choice}
                  asking={wallet.asking === choice.id}
                  disabled={wallet.asking !== null}
                  onClick={() => void choose(choice)}
                />
              </li>
            ))}
          </ul>
        )}
        {choices.length === 0 && <NoWallet />}
        {chain.id === localChainId && dev && (
          <Suspense fallback={<LeafLoader />}>
            <DevWalletPanel
              disabled={wallet.asking !== null}
              onReady={() => void choose({ id: devWalletId, connector: dev })}
            />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}

interface WalletButtonProps {
  readonly choice: WalletChoice;
  readonly asking: boolean;
  readonly disabled: boolean;
  onClick(): void;
}

function WalletButton({ choice, asking, disabled, onClick }: WalletButtonProps) {
  return (
    <button
      type="button"
      className="flex min-h-14 w-full items-center gap-3 rounded-md border border-line bg-paper px-4 text-start font-medium transition-colors duration-150 hover:border-leaf hover:bg-leaf-wash disabled:opacity-60"
      disabled={disabled}
      onClick={onClick}
    >
      {choice.icon ? (
        <img src={choice.icon} alt="" width={28} height={28} className="size-7 rounded-sm" />
      ) : (
        <WalletIcon aria-hidden className="size-7 text-quiet" strokeWidth={1.5} />
      )}
      <span className="grow" dir="auto">
        {choice.name}
      </span>
      {asking && (
        <span className="text-quiet text-sm" role="status">
          <Trans>Check your wallet</Trans>
        </span>
      )}
    </button>
  );
}

function NoWallet() {
  // Phones have no browser extensions. Their wallets open the page themselves.
  const isPhone = window.matchMedia("(pointer: coarse)").matches;
  return (
    <Notice tone="info" title={<Trans>No wallet found in this browser</Trans>}>
      {isPhone ? (
        <>
          <p>
            <Trans>Open this page in the browser inside your wallet app:</Trans>
          </p>
          <ul className="pt-2">
            {walletApps(window.location.href).map(({ name, url }) => (
              <li key={name}>
                <a
                  href={url}
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
                >
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Trans>Install a browser wallet such as MetaMask or Rabby, then reload this page.</Trans>
      )}
    </Notice>
  );
}
