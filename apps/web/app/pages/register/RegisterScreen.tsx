import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useEffect } from "react";
import { useSearchParams } from "react-router";
import type { Address } from "viem";
import { usePlan } from "../../chain/plan-context.ts";
import { readNameByAddress } from "../../chain/read-names.ts";
import { type Invitation, readInvitation } from "../../features/entry/form/invitation.ts";
import type { EntryForm } from "../../features/entry/form/use-entry-form.ts";
import { useSignIn } from "../../features/session/use-sign-in.ts";
import type { Enter } from "../../features/session/VisitorsOnly.tsx";
import { useTransaction } from "../../features/transactions/use-transaction.ts";
import { useTransactionToasts } from "../../features/transactions/use-transaction-toasts.ts";
import { useWallet } from "../../features/wallet/use-wallet.ts";
import { AlreadyMember } from "./AlreadyMember.tsx";
import { EntryFormView } from "./EntryFormView.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { RegistrationProgress } from "./RegistrationProgress.tsx";
import { useEntryDraft } from "./use-entry-draft.ts";

/** The registration. Input and cursor survive a change of wallet; the transaction belongs to one account. */
export function RegisterScreen({ enter }: { readonly enter: Enter }) {
  const [search] = useSearchParams();
  const form = useEntryDraft(search);
  const wallet = useWallet();
  const address = wallet.status === "connected" ? wallet.address : null;
  // A mounted form renders again at once. With all of its fields, that would block a slow phone.
  const isMounted = useDeferredValue(true, false);
  if (!isMounted) return <FormSkeleton />;
  return <Registration form={form} invitation={readInvitation(search)} address={address} enter={enter} />;
}

interface RegistrationProps {
  readonly form: EntryForm;
  readonly invitation: Invitation;
  readonly address: Address | null;
  readonly enter: Enter;
}

function Registration({ form, invitation, address, enter }: RegistrationProps) {
  const { t } = useLingui();
  const plan = usePlan();
  const scope = address && { chainId: plan.chain.id, address };
  const flow = useTransaction("register", scope, plan.client);
  const signIn = useSignIn("register", enter, address);
  const { step } = flow.transaction;
  useTransactionToasts(flow.transaction, t`You are a member. Your seat is in the tree.`);

  const membership = useQuery({
    queryKey: ["name-of", address],
    queryFn: () => (address ? readNameByAddress(plan, address) : null),
    enabled: address !== null,
  });

  const { signIn: beginSignIn } = signIn;
  useEffect(() => {
    if (step === "mined" && address) void beginSignIn(address);
  }, [step, address, beginSignIn]);

  const queries = useQueryClient();
  const refused = step === "failed" || step === "reverted";
  useEffect(() => {
    // Names, seats or the price in the form were stale.
    if (refused) void queries.invalidateQueries();
  }, [refused, queries]);

  function forget() {
    flow.forget();
    // The wallet may have registered with a transaction that this page doesn't know.
    void queries.invalidateQueries();
  }

  const underWay = step === "simulating" || step === "signing" || step === "pending" || step === "mined";
  if (address && underWay) {
    return <RegistrationProgress flow={{ ...flow, forget }} signIn={signIn} address={address} />;
  }
  if (address && membership.data) {
    return <AlreadyMember username={membership.data} address={address} signIn={signIn} />;
  }
  return <EntryFormView form={form} invitation={invitation} flow={flow} address={address} />;
}
