import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Address } from "viem";
import { useConfig } from "wagmi";
import { failureMessage } from "../../chain/failure-message.ts";
import { registerGas } from "../../chain/gas.ts";
import { usePlan } from "../../chain/PlanProvider.tsx";
import { CostCard } from "../../features/entry/CostCard.tsx";
import { EntriesClosed } from "../../features/entry/EntriesClosed.tsx";
import { entryCost } from "../../features/entry/entry-cost.ts";
import { UnitPicker } from "../../features/entry/UnitPicker.tsx";
import { useBalance, useEntryTerms, useGasCost } from "../../features/entry/use-entry-cost.ts";
import {
  useAutomaticSeat,
  useChosenSeat,
  useFreeUsername,
  useMemberName,
} from "../../features/entry/use-name-checks.ts";
import { TransactionError } from "../../features/transactions/TransactionError.tsx";
import type { TransactionFlow } from "../../features/transactions/use-transaction.ts";
import { ConnectDialog } from "../../features/wallet/ConnectDialog.tsx";
import { useWallet } from "../../features/wallet/use-wallet.ts";
import { useWalletActions } from "../../features/wallet/use-wallet-actions.ts";
import { WalletCard } from "../../features/wallet/WalletCard.tsx";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { Card } from "../../ui/primitives/Card.tsx";
import { classes } from "../../ui/primitives/classes.ts";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { FormSection } from "./FormSection.tsx";
import { formPlace } from "./form-place.ts";
import { NetworkFigure } from "./NetworkFigure.tsx";
import { RiskNotes } from "./RiskNotes.tsx";
import { registerSteps } from "./register-steps.ts";
import { SeatFields } from "./SeatFields.tsx";
import { SponsorField } from "./SponsorField.tsx";
import { UsernameField } from "./UsernameField.tsx";
import type { EntryForm } from "./use-entry-form.ts";

interface EntryFormViewProps {
  readonly form: EntryForm;
  readonly flow: TransactionFlow;
  readonly address: Address | null;
}

/** The registration form, next to cost and risks. */
export function EntryFormView({ form, flow, address }: EntryFormViewProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const plan = usePlan();
  const wallets = useConfig();
  const wallet = useWallet();
  const walletActions = useWalletActions();
  const [choosingWallet, setChoosingWallet] = useState(false);
  const { username, sponsor, placement, referral, leg, units } = form.watch();

  const usernameCheck = useFreeUsername(username);
  const sponsorCheck = useMemberName(sponsor);
  const automaticSeat = useAutomaticSeat(sponsor, sponsorCheck);
  const chosenSeat = useChosenSeat(referral, leg, placement === "chosen");
  const seat = placement === "automatic" ? automaticSeat : chosenSeat;

  const terms = useEntryTerms();
  const gas = useGasCost(registerGas);
  const balance = useBalance(address).data ?? null;
  const cost =
    terms.data && gas.data !== undefined ? entryCost(terms.data, units, gas.data, address && balance) : null;

  const points = formatCount(terms.data?.pointsPerUnit ?? 10, locale);

  const submit = form.handleSubmit(async (entry) => {
    if (usernameCheck === "no") return form.setFocus("username");
    if (sponsorCheck === "no") return form.setFocus("sponsor");
    if (seat.state !== "free")
      return placement === "chosen" ? form.setFocus("referral") : form.setFocus("sponsor");
    if (!address) return setChoosingWallet(true);
    if (!cost) return;
    if (wallet.status === "connected" && !wallet.onPlanChain && !(await walletActions.switchToPlanChain()))
      return;
    await flow.start(
      registerSteps(plan, wallets, address, {
        ...entry,
        seat: placement === "chosen" ? seat.seat : null,
        value: cost.value,
      }),
    );
  });

  return (
    <form
      noValidate
      onSubmit={submit}
      className={classes(
        "grid content-start items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_23rem]",
        formPlace,
      )}
    >
      <div className="space-y-10">
        <FormSection number={1} title={<Trans>Your wallet</Trans>}>
          <WalletCard />
        </FormSection>
        <FormSection number={2} title={<Trans>Your name</Trans>}>
          <UsernameField form={form} check={usernameCheck} />
        </FormSection>
        <FormSection number={3} title={<Trans>Your place in the tree</Trans>}>
          <SponsorField form={form} check={sponsorCheck} />
          <SeatFields form={form} check={seat} />
        </FormSection>
        <FormSection number={4} title={<Trans>Your entry</Trans>}>
          <UnitPicker
            unitUSD={terms.data?.unitUSD ?? BigInt(plan.config.unitUSD)}
            most={plan.config.maximumUnits}
            value={units}
            onChange={(value) => form.setValue("units", value)}
            hint={
              <Trans>
                Each unit raises what you can earn in a day by {points} points, if your legs bring them. You
                can buy the others later.
              </Trans>
            }
          />
        </FormSection>
      </div>
      <div className="space-y-8 lg:sticky lg:top-6">
        <Card className="space-y-5">
          <CostCard cost={cost} balance={address && balance} />
          <NetworkFigure />
          <EntriesClosed error={terms.error} opensAt={plan.config.opensAt} />
          <TransactionError transaction={flow.transaction} />
          {walletActions.failure && (
            <Notice tone="warning" live>
              {failureMessage(walletActions.failure, i18n)}
            </Notice>
          )}
          <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
            {address ? <Trans>Register and pay</Trans> : <Trans>Connect a wallet to register</Trans>}
          </Button>
        </Card>
        {terms.data && <RiskNotes terms={terms.data} />}
      </div>
      <ConnectDialog open={choosingWallet} onOpenChange={setChoosingWallet} />
    </form>
  );
}
