import { Trans, useLingui } from "@lingui/react/macro";
import { pageTitle } from "../../../brand/brand.ts";
import { PendingMove } from "../../../features/change-wallet/PendingMove.tsx";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { withMessages } from "../../../i18n/with-messages.tsx";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { Address } from "../../../ui/primitives/Address.tsx";
import { YourData } from "./data/YourData.tsx";
import { Preferences } from "./Preferences.tsx";
import { Picture } from "./picture/Picture.tsx";
import { Sessions } from "./sessions/Sessions.tsx";

export default withMessages(["account"], Profile);

function Profile() {
  const { t } = useLingui();
  const { username, wallet } = useMember();
  return (
    <>
      <title>{pageTitle(t`Profile`)}</title>
      <header className="pb-8">
        <h1 className="label-text">
          <Trans>Profile</Trans>
        </h1>
        <p className="break-all font-display text-4xl leading-snug sm:text-5xl sm:leading-snug">
          <bdi dir="ltr">{username}</bdi>
        </p>
        <div className="text-quiet">
          <Address value={wallet} />
        </div>
      </header>
      <div className="pb-8 empty:hidden">
        <PendingMove />
      </div>
      <Picture />
      <div className="grid gap-x-14 gap-y-12 pt-12 lg:grid-cols-2">
        <DashboardSection id="preferences" title={<Trans>Language and look</Trans>}>
          <Preferences />
        </DashboardSection>
        <DashboardSection id="sessions" title={<Trans>Where you are logged in</Trans>}>
          <Sessions />
        </DashboardSection>
        <DashboardSection id="data" title={<Trans>Your data on this site</Trans>} className="lg:col-span-2">
          <YourData />
        </DashboardSection>
      </div>
    </>
  );
}
