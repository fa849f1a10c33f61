import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useConfig } from "wagmi";
import { usePlan } from "../../../../chain/plan-context.ts";
import { requestSteps } from "../../../../chain/transaction-steps.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Dialog } from "../../../../ui/primitives/Dialog.tsx";
import { assetKey } from "../../../swap/tokens/assets.ts";
import { isBusy } from "../../../transactions/flow/transaction.ts";
import { MemberTransaction } from "../../../transactions/MemberTransaction.tsx";
import { NetworkFee } from "../../../transactions/NetworkFee.tsx";
import { TransactionProgress } from "../../../transactions/TransactionProgress.tsx";
import type { TransactionFlow } from "../../../transactions/use-transaction.ts";
import { ActionFields } from "../actions/ActionFields.tsx";
import { type ActionDraft, firstDraft, readDraft } from "../actions/action-draft.ts";
import { useActionTexts } from "../actions/use-action-texts.ts";
import { actionGas, toCallRequest, type VaultAction } from "../actions/vault-actions.ts";
import type { Vault } from "../state/use-vault.ts";
import { TermsForm } from "../terms/TermsForm.tsx";

interface VaultDialogProps {
  readonly vault: Vault;
  readonly open: boolean;
  /** Null: the progress of a transaction that was sent before a reload. */
  readonly action: VaultAction | null;
  readonly flow: TransactionFlow;
  close(): void;
}

/** Sends one transaction of the owner, from the form to the result. */
export function VaultDialog({ vault, open, action, flow, close }: VaultDialogProps) {
  const { t } = useLingui();
  const toTexts = useActionTexts();
  const texts = action && toTexts(action);

  function change(next: boolean) {
    if (next) return;
    flow.reset();
    close();
  }

  const hasNothing = open && action === null && !isBusy(flow.transaction);
  useEffect(() => {
    if (hasNothing) close();
  }, [hasNothing, close]);

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={texts?.title ?? t`A transaction of your vault`}
      description={texts?.description}
    >
      {action === null ? (
        <TransactionProgress flow={flow} />
      ) : action.type === "change rule" ? (
        <TermsForm vault={vault} action={action} flow={flow} close={() => change(false)} />
      ) : (
        <ActionForm vault={vault} action={action} flow={flow} close={() => change(false)} />
      )}
    </Dialog>
  );
}

interface ActionFormProps {
  readonly vault: Vault;
  readonly action: VaultAction;
  readonly flow: TransactionFlow;
  close(): void;
}

function ActionForm({ vault, action, flow, close }: ActionFormProps) {
  const plan = usePlan();
  const wallets = useConfig();
  const { button, done } = useActionTexts()(action);
  const locale = useLocale();
  const [draft, setDraft] = useState<ActionDraft>(() => firstDraft(action, vault.now.state?.caps, locale));
  const [isSubmitted, setSubmitted] = useState(false);
  const read = readDraft(action, draft, heldFor(vault, action));
  const errors = "errors" in read ? read.errors : {};
  return (
    <MemberTransaction
      flow={flow}
      close={close}
      ready
      check={() => {
        setSubmitted(true);
        return "input" in read;
      }}
      send={async (account) => {
        if (!("input" in read)) return;
        const request = toCallRequest(action, read.input, vault.addresses);
        await flow.start(requestSteps(plan, wallets, account, request));
      }}
      action={button}
      done={() => <p>{done}</p>}
    >
      <ActionFields
        vault={vault}
        action={action}
        draft={draft}
        errors={Object.fromEntries(
          // An empty field is an error only once it is submitted.
          Object.entries(errors).filter(([, error]) => error !== "EMPTY" || isSubmitted),
        )}
        onChange={setDraft}
      />
      {action.type === "create" && (
        <p className="text-quiet text-sm">
          <Trans>A vault is free. You pay the network once for creating it.</Trans>
        </p>
      )}
      <NetworkFee gas={actionGas(action)} />
    </MemberTransaction>
  );
}

/** What there is of the token that an action moves. */
function heldFor({ now }: Vault, action: VaultAction): bigint | undefined {
  if (action.type === "deposit") return now.wallet.get(assetKey(action.asset));
  return action.type === "withdraw" ? now.held.get(assetKey(action.asset)) : undefined;
}
