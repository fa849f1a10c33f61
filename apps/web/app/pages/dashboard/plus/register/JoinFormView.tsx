import { Trans } from "@lingui/react/macro";
import type { Address } from "viem";
import { usePlan } from "../../../../chain/plan-context.ts";
import { EntryShares } from "../../../../features/entry/form/EntryShares.tsx";
import { FormSection } from "../../../../features/entry/form/FormSection.tsx";
import { InvitationNotice } from "../../../../features/entry/form/InvitationNotice.tsx";
import type { Invitation } from "../../../../features/entry/form/invitation.ts";
import { Risks } from "../../../../features/entry/form/RiskNotes.tsx";
import { SeatFields } from "../../../../features/entry/form/SeatFields.tsx";
import { SponsorField } from "../../../../features/entry/form/SponsorField.tsx";
import type { EntryForm } from "../../../../features/entry/form/use-entry-form.ts";
import { useEntryQuote } from "../../../../features/entry/form/use-entry-quote.ts";
import { useEntrySubmit } from "../../../../features/entry/form/use-entry-submit.ts";
import { UnitPicker } from "../../../../features/entry/UnitPicker.tsx";
import type { TransactionFlow } from "../../../../features/transactions/use-transaction.ts";
import { LazyConnectDialog } from "../../../../features/wallet/LazyConnectDialog.tsx";
import { useWallet } from "../../../../features/wallet/use-wallet.ts";
import { WalletCard } from "../../../../features/wallet/WalletCard.tsx";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { JoinCost } from "./JoinCost.tsx";
import { joinColumns, SharesSkeleton } from "./JoinSkeleton.tsx";
import { useJoinBudget } from "./use-join-budget.ts";

interface JoinFormViewProps {
  readonly form: EntryForm;
  readonly invitation: Invitation;
  readonly flow: TransactionFlow;
  /** The member's wallet. */
  readonly address: Address;
  readonly upline: string | null;
}

/** The form for joining Plus, next to the cost and the risks. */
export function JoinFormView({ form, invitation, flow, address, upline }: JoinFormViewProps) {
  const locale = useLocale();
  const { config, unitUSD } = usePlan();
  const wallet = useWallet();
  const connected = wallet.status === "connected" ? wallet.address : null;
  const quote = useEntryQuote(form, address);
  const budget = useJoinBudget(quote.cost);
  const { submit, isChoosingWallet, setChoosingWallet, walletError } = useEntrySubmit(
    form,
    flow,
    connected,
    quote,
    () => budget.isAllowed,
  );
  const terms = quote.terms.data;
  const points = formatCount(terms?.pointsPerUnit ?? 10, locale);
  const name = (
    <bdi dir="ltr" className="font-[550] text-ink">
      {form.getValues("username")}
    </bdi>
  );
  return (
    <form noValidate onSubmit={submit} className={joinColumns}>
      <div className="space-y-10">
        <FormSection number={1} title={<Trans>Your wallet</Trans>}>
          <WalletCard />
          <p className="text-quiet">
            <Trans>You join as {name}, your username in the core plan. Plus has no names of its own.</Trans>
          </p>
        </FormSection>
        <FormSection number={2} title={<Trans>Your place in the tree of Plus</Trans>}>
          <InvitationNotice invitation={invitation} />
          <SponsorField
            form={form}
            check={quote.sponsorCheck}
            hint={<SponsorHint upline={upline} sponsor={form.watch("sponsor")} />}
          />
          <SeatFields form={form} check={quote.seat} />
        </FormSection>
        <FormSection number={3} title={<Trans>Your entry</Trans>}>
          <UnitPicker
            unitUSD={unitUSD}
            most={config.maximumUnits}
            value={form.watch("units")}
            onChange={(value) => form.setValue("units", value)}
            hint={
              <Trans>
                Each unit raises what you can earn in a day in Plus by {points} points, if your legs there
                bring them. You can buy the others later.
              </Trans>
            }
          />
          {terms ? <EntryShares terms={terms} /> : <SharesSkeleton />}
        </FormSection>
      </div>
      {/* Without the second column the risks come before the button that pays. */}
      <div className="flex flex-col gap-8 xl:flex-col-reverse xl:justify-between">
        <section className="space-y-4 border-line border-t pt-8" aria-labelledby="before-you-pay">
          <Risks />
        </section>
        <JoinCost
          quote={quote}
          budget={budget}
          flow={flow}
          walletError={walletError}
          isConnected={connected !== null}
          isSubmitting={form.formState.isSubmitting}
        />
      </div>
      <LazyConnectDialog open={isChoosingWallet} onOpenChange={setChoosingWallet} />
    </form>
  );
}

/** Who the sponsor is, and where the proposal comes from while it is in the field. */
function SponsorHint({ upline, sponsor }: { readonly upline: string | null; readonly sponsor: string }) {
  if (upline !== null && sponsor === upline) {
    return (
      <Trans>
        The nearest member above you in the core tree who is in Plus. Change it if another member invited you.
      </Trans>
    );
  }
  return <Trans>The member of Plus who invited you. They get the commission of your entry.</Trans>;
}
