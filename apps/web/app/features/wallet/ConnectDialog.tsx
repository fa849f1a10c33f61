import { Trans, useLingui } from "@lingui/react/macro";
import { QrCode, Wallet } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useConfig, useConnectors } from "wagmi";
import { errorMessage } from "../../chain/error-messages/error-message.ts";
import { localChainId } from "../../chain/plan-chain.ts";
import { usePlan } from "../../chain/plan-context.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { Dialog } from "../../ui/primitives/Dialog.tsx";
import { LeafLoader } from "../../ui/primitives/LeafLoader.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { devWalletId, walletConnectId } from "./page-wallets/page-wallet-ids.ts";
import { useWalletActions } from "./use-wallet-actions.ts";
import { walletApps } from "./wallet-apps.ts";
import { type WalletChoice, walletChoices } from "./wallet-choices.ts";

const DevWalletPanel = lazyPart(async () => (await import("./dev/DevWalletPanel.tsx")).default);
const WalletConnectPanel = lazyPart(
  async () => (await import("./walletconnect/WalletConnectPanel.tsx")).default,
);

export interface ConnectDialogProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}

/** The list of wallets in this browser. Closes when one is connected. */
export function ConnectDialog({ open, onOpenChange }: ConnectDialogProps) {
  const { t, i18n } = useLingui();
  const { chain, config } = usePlan();
  const wallets = useConfig();
  const connectors = useConnectors();
  const wallet = useWalletActions();
  const [isPairing, setPairing] = useState(false);
  const projectId = config.walletConnectProjectId;
  const choices = walletChoices(connectors, {
    hasLegacyProvider: "ethereum" in window,
    hiddenIds: [devWalletId, walletConnectId],
  });

  async function choose(choice: Pick<WalletChoice, "id" | "connector">) {
    if (await wallet.connectTo(choice)) change(false);
  }

  function change(next: boolean) {
    wallet.forgetError();
    setPairing(false);
    onOpenChange(next);
  }

  async function choosePaired() {
    // wagmi has added it since this render.
    const connector = wallets.connectors.find(({ id }) => id === walletConnectId);
    if (connector) await choose({ id: walletConnectId, connector });
    setPairing(false);
  }

  const dev = connectors.find(({ id }) => id === devWalletId);
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t`Connect a wallet`}
      description={t`This site sees only your address. You confirm every payment and signature.`}
    >
      {/* The list waits for the parts below it: a sheet that grows would move a button under a finger. */}
      <Suspense fallback={<LeafLoader />}>
        <div className="flex flex-col gap-4">
          {wallet.error && <Notice tone="warning">{errorMessage(wallet.error, i18n)}</Notice>}
          {isPairing && projectId !== null ? (
            <WalletConnectPanel
              projectId={projectId}
              onReady={() => void choosePaired()}
              back={() => setPairing(false)}
            />
          ) : (
            <>
              {choices.length === 0 && <NoWallet />}
              {(choices.length > 0 || projectId !== null) && (
                <ul className="flex flex-col gap-2">
                  {choices.map((choice) => (
                    <li key={choice.id}>
                      <WalletButton
                        name={choice.name}
                        icon={choice.icon && <WalletIcon src={choice.icon} />}
                        asking={wallet.asking === choice.id}
                        disabled={wallet.asking !== null}
                        onClick={() => void choose(choice)}
                      />
                    </li>
                  ))}
                  {projectId !== null && (
                    <li>
                      <WalletButton
                        name="WalletConnect"
                        icon={<QrCode aria-hidden className="size-7 text-quiet" strokeWidth={1.5} />}
                        asking={wallet.asking === walletConnectId}
                        disabled={wallet.asking !== null}
                        onClick={() => setPairing(true)}
                      />
                    </li>
                  )}
                </ul>
              )}
              {chain.id === localChainId && dev && (
                <DevWalletPanel
                  disabled={wallet.asking !== null}
                  onReady={() => void choose({ id: devWalletId, connector: dev })}
                />
              )}
            </>
          )}
        </div>
      </Suspense>
    </Dialog>
  );
}

interface WalletButtonProps {
  readonly name: string;
  /** By default a picture of a wallet. */
  readonly icon: ReactNode;
  readonly asking: boolean;
  readonly disabled: boolean;
  onClick(): void;
}

function WalletButton({ name, icon, asking, disabled, onClick }: WalletButtonProps) {
  return (
    <button
      type="button"
      className="flex min-h-14 w-full items-center gap-3 rounded-md border border-line bg-paper px-4 text-start font-medium transition-colors duration-150 hover:border-leaf hover:bg-leaf-wash disabled:opacity-60"
      disabled={disabled}
      onClick={onClick}
    >
      {icon ?? <Wallet aria-hidden className="size-7 text-quiet" strokeWidth={1.5} />}
      <span className="grow">
        <bdi>{name}</bdi>
      </span>
      {asking && (
        <span className="text-quiet text-sm" role="status">
          <Trans>Check your wallet</Trans>
        </span>
      )}
    </button>
  );
}

function WalletIcon({ src }: { readonly src: string }) {
  return <img src={src} alt="" width={28} height={28} className="size-7 rounded-sm" />;
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
