import { Outlet } from "react-router";
import { withMessages } from "../i18n/with-messages.tsx";
import { MembersOnly } from "../session/MembersOnly.tsx";
import { LoadingPage } from "../shell/LoadingPage.tsx";
import { MemberProviders } from "../wallet/MemberProviders.tsx";
import { DashboardFrame } from "./DashboardFrame.tsx";
import { MemberProvider } from "./MemberProvider.tsx";
import { OverviewSkeleton } from "./OverviewSkeleton.tsx";
import { SessionKeeper } from "./SessionKeeper.tsx";

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
