import { Outlet } from "react-router";
import { MemberProvider } from "../../features/session/MemberProvider.tsx";
import { MembersOnly } from "../../features/session/MembersOnly.tsx";
import { MemberProviders } from "../../features/wallet/MemberProviders.tsx";
import { SessionKeeper } from "../../features/wallet/SessionKeeper.tsx";
import { withMessages } from "../../i18n/with-messages.tsx";
import { DashboardFrame } from "../../layout/DashboardFrame.tsx";
import { LoadingPage } from "../../layout/document/LoadingPage.tsx";
import { OverviewSkeleton } from "./overview/OverviewSkeleton.tsx";

/** Every page of the dashboard: members only, inside one frame. */
export default withMessages(["members", "dashboard"], DashboardLayout);

function DashboardLayout() {
  return (
    <MembersOnly loading={<LoadingPage />}>
      {(session) => (
        <MemberProvider member={session.user}>
          <DashboardFrame>
            <MemberProviders loading={<OverviewSkeleton />}>
              <SessionKeeper token={session.token} />
              <Outlet />
            </MemberProviders>
          </DashboardFrame>
        </MemberProvider>
      )}
    </MembersOnly>
  );
}
