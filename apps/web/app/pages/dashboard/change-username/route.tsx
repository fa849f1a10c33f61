import { Trans, useLingui } from "@lingui/react/macro";
import { pageTitle } from "../../../brand/brand.ts";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { withMessages } from "../../../i18n/with-messages.tsx";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { FactList } from "../../../ui/primitives/FactList.tsx";
import { ChangeForm } from "./ChangeForm.tsx";

export default withMessages(["account"], ChangeUsername);

function ChangeUsername() {
  const { t } = useLingui();
  const { username } = useMember();
  return (
    <>
      <title>{pageTitle(t`Change username`)}</title>
      <header className="pb-10">
        <h1 className="label-text">
          <Trans>Change username</Trans>
        </h1>
        <p className="break-all font-display text-4xl leading-snug sm:text-5xl sm:leading-snug">
          <bdi dir="ltr">{username}</bdi>
        </p>
        <p className="text-quiet">
          <Trans>Your username now</Trans>
        </p>
      </header>
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <DashboardSection id="new-name" title={<Trans>Your new username</Trans>}>
          <ChangeForm />
        </DashboardSection>
        <DashboardSection id="consequences" title={<Trans>What the change means</Trans>}>
          <FactList
            facts={[
              {
                id: "reserved",
                title: <Trans>Your old name is reserved for 30 days</Trans>,
                text: (
                  <Trans>
                    No one can take it in that time, so that no one can impersonate you. That includes you:
                    you can't take it back either. After 30 days anyone can have it.
                  </Trans>
                ),
              },
              {
                id: "links",
                title: <Trans>Old invitation links stop working</Trans>,
                text: (
                  <Trans>
                    Your links and QR codes carry your username. Share new ones from the overview after the
                    change.
                  </Trans>
                ),
              },
              {
                id: "same",
                title: <Trans>Everything else stays</Trans>,
                text: (
                  <Trans>
                    Seat, units, legs, rank, box and Plus belong to your seat, not to its name. Your earlier
                    names stay public on the chain.
                  </Trans>
                ),
              },
              {
                id: "fee",
                title: <Trans>The fee is final</Trans>,
                text: (
                  <Trans>
                    It goes to the HeroPool of this month, and no one can refund it. If the price moves before
                    the payment is mined, an excess of up to 2% goes to your box. In any other case the
                    contract refuses the payment, and only the network fee is lost.
                  </Trans>
                ),
              },
            ]}
          />
        </DashboardSection>
      </div>
    </>
  );
}
