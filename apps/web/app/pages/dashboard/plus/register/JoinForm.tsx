import type { Address } from "viem";
import { type Invitation, toEntryValues } from "../../../../features/entry/form/invitation.ts";
import { useEntryForm } from "../../../../features/entry/form/use-entry-form.ts";
import { isBusy } from "../../../../features/transactions/flow/transaction.ts";
import type { TransactionFlow } from "../../../../features/transactions/use-transaction.ts";
import { JoinFormView } from "./JoinFormView.tsx";
import { JoinProgress } from "./JoinProgress.tsx";

interface JoinFormProps {
  readonly username: string;
  /** The member's wallet. */
  readonly address: Address;
  readonly flow: TransactionFlow;
  readonly invitation: Invitation;
  /** The nearest member above in the core tree who is in Plus. */
  readonly upline: string | null;
}

/** The form, then its transaction. What was entered survives a declined payment. */
export function JoinForm({ username, address, flow, invitation, upline }: JoinFormProps) {
  const form = useEntryForm({ username, sponsor: upline ?? "", ...toEntryValues(invitation) });
  if (isBusy(flow.transaction) || flow.transaction.step === "mined") return <JoinProgress flow={flow} />;
  return <JoinFormView form={form} invitation={invitation} flow={flow} address={address} upline={upline} />;
}
