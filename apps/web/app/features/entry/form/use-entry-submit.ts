import { type FormEvent, useState } from "react";
import type { Address } from "viem";
import { useConfig } from "wagmi";
import type { ClassifiedError } from "../../../chain/error-messages/classify-error.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import type { TransactionFlow } from "../../transactions/use-transaction.ts";
import { useWallet } from "../../wallet/use-wallet.ts";
import { useWalletActions } from "../../wallet/use-wallet-actions.ts";
import { lateSteps } from "./late-steps.ts";
import type { EntryForm } from "./use-entry-form.ts";
import type { EntryQuote } from "./use-entry-quote.ts";

interface EntrySubmit {
  submit(event: FormEvent): Promise<void>;
  readonly isChoosingWallet: boolean;
  setChoosingWallet(isChoosing: boolean): void;
  /** Why the wallet did not switch to the plan's chain. */
  readonly walletError: ClassifiedError | null;
}

/**
 * Sends a filled-in form: focuses the first invalid field, asks for a wallet, or starts the transaction.
 *
 * @param check checks the fields that only one form has, and focuses the first invalid one; false: nothing is sent
 */
export function useEntrySubmit(
  form: EntryForm,
  flow: TransactionFlow,
  address: Address | null,
  { sponsorCheck, seat, cost }: EntryQuote,
  check: () => boolean = () => true,
): EntrySubmit {
  const plan = usePlan();
  const wallets = useConfig();
  const wallet = useWallet();
  const { error, switchToPlanChain } = useWalletActions();
  const [isChoosingWallet, setChoosingWallet] = useState(false);

  const submit = form.handleSubmit(async (entry) => {
    const isChosen = entry.placement === "chosen";
    if (!check()) return;
    if (sponsorCheck === "no") return form.setFocus("sponsor");
    if (seat.state !== "free") return form.setFocus(isChosen ? "referral" : "sponsor");
    if (!address) return setChoosingWallet(true);
    if (!cost) return;
    if (wallet.status === "connected" && !wallet.onPlanChain && !(await switchToPlanChain())) return;
    const registration = { ...entry, seat: isChosen ? seat.seat : null, value: cost.value };
    await flow.start(
      lateSteps(async () => {
        const { registerSteps } = await import("./register-steps.ts");
        return registerSteps(plan, wallets, address, registration);
      }),
    );
  });

  return { submit, isChoosingWallet, setChoosingWallet, walletError: error };
}
