import { Outlet } from "react-router";
import { logoutHere } from "../../features/session/browser-session-actions.ts";
import { MemberProvider } from "../../features/session/MemberProvider.tsx";
import { MembersOnly } from "../../features/session/MembersOnly.tsx";
import { Connected } from "../../features/wallet/Connected.tsx";
import { SessionKeeper } from "../../features/wallet/SessionKeeper.tsx";
import { withMessages } from "../../i18n/with-messages.tsx";
import { DashboardFrame } from "../../layout/dashboard/DashboardFrame.tsx";
import { DashboardSkeleton } from "../../layout/dashboard/DashboardSkeleton.tsx";
import { LoadingPage } from "../../layout/router/LoadingPage.tsx";

/** The layout of every dashboard page, for members only. */
export default withMessages(["members", "dashboard"], DashboardLayout);

function DashboardLayout() {
  return (
    <MembersOnly loading={<LoadingPage />}>
      {(session) => (
        <MemberProvider member={session.user}>
          <DashboardFrame onLogout={() => void logoutHere("logout")}>
            <Connected loading={<DashboardSkeleton />}>
              <SessionKeeper token={session.token} />
              <Outlet />
            </Connected>
          </DashboardFrame>
        </MemberProvider>
      )}
    </MembersOnly>
  );
}
