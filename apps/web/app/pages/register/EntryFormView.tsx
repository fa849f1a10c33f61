import { Trans, useLingui } from "@lingui/react/macro";
import type { Address } from "viem";
import { errorMessage } from "../../chain/error-messages/error-message.ts";
import { usePlan } from "../../chain/plan-context.ts";
import { CostCard } from "../../features/entry/CostCard.tsx";
import { EntriesClosed } from "../../features/entry/EntriesClosed.tsx";
import { FormSection } from "../../features/entry/form/FormSection.tsx";
import { InvitationNotice } from "../../features/entry/form/InvitationNotice.tsx";
import type { Invitation } from "../../features/entry/form/invitation.ts";
import { RiskNotes } from "../../features/entry/form/RiskNotes.tsx";
import { SeatFields } from "../../features/entry/form/SeatFields.tsx";
import { SponsorField } from "../../features/entry/form/SponsorField.tsx";
import type { EntryForm } from "../../features/entry/form/use-entry-form.ts";
import { useEntryQuote } from "../../features/entry/form/use-entry-quote.ts";
import { useEntrySubmit } from "../../features/entry/form/use-entry-submit.ts";
import { UnitPicker } from "../../features/entry/UnitPicker.tsx";
import { UsernameField } from "../../features/entry/UsernameField.tsx";
import { useFreeUsername } from "../../features/entry/use-name-checks.ts";
import { NetworkFigure } from "../../features/report/NetworkFigure.tsx";
import { OtherAccountRequest } from "../../features/transactions/OtherAccountRequest.tsx";
import { TransactionError } from "../../features/transactions/TransactionError.tsx";
import type { TransactionFlow } from "../../features/transactions/use-transaction.ts";
import { LazyConnectDialog } from "../../features/wallet/LazyConnectDialog.tsx";
import { WalletCard } from "../../features/wallet/WalletCard.tsx";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { Card } from "../../ui/primitives/Card.tsx";
import { classes } from "../../ui/primitives/classes.ts";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { formColumns } from "./FormSkeleton.tsx";

interface EntryFormViewProps {
  readonly form: EntryForm;
  readonly invitation: Invitation;
  readonly flow: TransactionFlow;
  readonly address: Address | null;
}

/** The registration form, next to cost and risks. */
export function EntryFormView({ form, invitation, flow, address }: EntryFormViewProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { config, unitUSD } = usePlan();
  const quote = useEntryQuote(form, address);
  const username = form.watch("username");
  const usernameCheck = useFreeUsername(username);
  const focusTakenUsername = () => {
    if (usernameCheck === "no") form.setFocus("username");
    return usernameCheck !== "no";
  };
  const { submit, isChoosingWallet, setChoosingWallet, walletError } = useEntrySubmit(
    form,
    flow,
    address,
    quote,
    focusTakenUsername,
  );
  const terms = quote.terms.data;
  const points = formatCount(terms?.pointsPerUnit ?? 10, locale);
  return (
    <form noValidate onSubmit={submit} className={classes(formColumns, "items-start")}>
      <div className="space-y-10">
        <FormSection number={1} title={<Trans>Your wallet</Trans>}>
          <WalletCard />
        </FormSection>
        <FormSection number={2} title={<Trans>Your name</Trans>}>
          <UsernameField
            {...form.register("username")}
            label={<Trans>Username</Trans>}
            typed={username}
            showsError={form.formState.errors.username !== undefined}
            check={usernameCheck}
          />
        </FormSection>
        <FormSection number={3} title={<Trans>Your place in the tree</Trans>}>
          <InvitationNotice invitation={invitation} />
          <SponsorField
            form={form}
            check={quote.sponsorCheck}
            hint={<Trans>The username of the member who invited you.</Trans>}
          />
          <SeatFields form={form} check={quote.seat} />
        </FormSection>
        <FormSection number={4} title={<Trans>Your entry</Trans>}>
          <UnitPicker
            unitUSD={terms?.unitUSD ?? unitUSD}
            most={config.maximumUnits}
            value={form.watch("units")}
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
          <CostCard cost={quote.cost} balance={quote.balance} />
          <NetworkFigure plan="core" />
          <EntriesClosed error={quote.terms.error} opensAt={config.opensAt} />
          <OtherAccountRequest flow={flow} />
          <TransactionError transaction={flow.transaction} />
          {walletError && (
            <Notice tone="warning" live>
              {errorMessage(walletError, i18n)}
            </Notice>
          )}
          <Button type="submit" size="large" wide busy={form.formState.isSubmitting}>
            {address ? <Trans>Register and pay</Trans> : <Trans>Connect a wallet to register</Trans>}
          </Button>
        </Card>
        {terms && <RiskNotes terms={terms} />}
      </div>
      <LazyConnectDialog open={isChoosingWallet} onOpenChange={setChoosingWallet} />
    </form>
  );
}
