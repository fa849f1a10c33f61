import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { PendingNotice } from "../../../transactions/PendingNotice.tsx";
import { useMemberTransaction } from "../../../transactions/use-member-transaction.ts";
import type { TransactionFlow } from "../../../transactions/use-transaction.ts";
import { toVaultCall, type VaultAction, type VaultCall, vaultCalls } from "../actions/vault-actions.ts";
import { VaultPageContext } from "../actions/vault-page.ts";
import type { Vault } from "../state/use-vault.ts";
import { VaultDialog } from "./VaultDialog.tsx";

interface Shown {
  readonly call: VaultCall;
  readonly action: VaultAction | null;
}

/** Provides the vault and its transactions to a page. What was sent before a reload is followed, and said above the page. */
export function VaultTransactions({
  vault,
  children,
}: {
  readonly vault: Vault;
  readonly children: ReactNode;
}) {
  const flows = useVaultFlows();
  const [shown, setShown] = useState<Shown>({ call: "vault-settings", action: null });
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useFollowCode();

  function show(call: VaultCall, action: VaultAction | null) {
    setShown({ call, action });
    setOpen(true);
  }

  return (
    <VaultPageContext value={{ vault, act: (action) => show(toVaultCall(action), action) }}>
      {vaultCalls.map((call) =>
        isOpen && shown.call === call ? null : (
          <PendingNotice
            key={call}
            transaction={flows[call].transaction}
            title={<Trans>A transaction of your vault is waiting for a block</Trans>}
            stalledTitle={<Trans>A transaction of your vault is not confirmed yet</Trans>}
            open={() => show(call, null)}
          >
            <Trans>The figures below do not include it yet.</Trans>
          </PendingNotice>
        ),
      )}
      {children}
      <VaultDialog
        key={shown.call}
        vault={vault}
        open={isOpen}
        action={shown.action}
        flow={flows[shown.call]}
        close={close}
      />
    </VaultPageContext>
  );
}

function useVaultFlows(): Record<VaultCall, TransactionFlow> {
  const { t } = useLingui();
  return {
    "vault-settings": useMemberTransaction("vault-settings", t`Your vault has changed.`).flow,
    "vault-deposit": useMemberTransaction("vault-deposit", t`Your deposit is in the vault.`).flow,
    "vault-stop": useMemberTransaction("vault-stop", t`Your vault has changed.`).flow,
    "vault-withdraw": useMemberTransaction("vault-withdraw", t`Your withdrawal is in your wallet.`).flow,
  };
}

/** Loads what follows a transaction before there is one: then the server may be down. */
function useFollowCode(): void {
  useEffect(() => {
    void import("../../../transactions/flow/follow-transaction.ts").catch(() => undefined);
  }, []);
}
