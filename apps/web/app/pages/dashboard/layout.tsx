import { Suspense, useCallback, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { DataAge } from "../../features/live-updates/DataAge.tsx";
import { useEvents } from "../../features/live-updates/use-events.ts";
import { useIsSlashTaken } from "../../features/member-search/slash-key.ts";
import { useSearchKey } from "../../features/member-search/use-search-key.ts";
import { keepAliveHere, logoutHere } from "../../features/session/browser-session-actions.ts";
import { MemberProvider, useMember } from "../../features/session/MemberProvider.tsx";
import { MembersOnly } from "../../features/session/MembersOnly.tsx";
import { offeredSeat } from "../../features/session/offered-seat.ts";
import { useSession } from "../../features/session/use-session.ts";
import { useSavedLook } from "../../features/settings/use-saved-look.ts";
import { Connected } from "../../features/wallet/Connected.tsx";
import { SessionKeeper } from "../../features/wallet/SessionKeeper.tsx";
import { withMessages } from "../../i18n/with-messages.tsx";
import { DashboardFrame } from "../../layout/dashboard/DashboardFrame.tsx";
import { DashboardSkeleton } from "../../layout/dashboard/DashboardSkeleton.tsx";
import { GuestFrame } from "../../layout/dashboard/GuestFrame.tsx";
import { useLoadingTitle } from "../../layout/dashboard/use-loading-title.ts";
import { LoadingPage } from "../../layout/router/LoadingPage.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";

const MemberSearch = lazyPart(
  async () => (await import("../../features/member-search/MemberSearch.tsx")).MemberSearch,
);

/** The layout of every dashboard page, for members only, except for a wallet that was offered a seat. */
export default withMessages(["members", "dashboard", "errors"], DashboardLayout);

function DashboardLayout() {
  const location = useLocation();
  const title = useLoadingTitle();
  const loading = <LoadingPage title={title} />;
  // The prerendered page knows neither the session nor the query.
  if (useSession().status === "unknown") return loading;
  if (offeredSeat(location) !== null) {
    return (
      <GuestFrame>
        <Connected loading={<DashboardSkeleton />}>
          <Outlet />
        </Connected>
      </GuestFrame>
    );
  }
  return (
    <MembersOnly loading={loading}>
      {(session) => (
        <MemberProvider member={session.user}>
          <Dashboard token={session.token} expiresAt={session.expiresAt} />
        </MemberProvider>
      )}
    </MembersOnly>
  );
}

function Dashboard({ token, expiresAt }: { readonly token: string; readonly expiresAt: number }) {
  const search = useSearch();
  useSavedLook(expiresAt);
  return (
    <DashboardFrame
      onLogout={() => void logoutHere("logout")}
      onSearch={search.open}
      hasSlash={search.hasSlash}
      footer={<DataAge />}
    >
      <Connected loading={<DashboardSkeleton />}>
        <SessionKeeper token={token} />
        <Events token={token} />
        <Outlet />
        {search.wasOpened && (
          <Suspense>
            <MemberSearch open={search.isOpen} close={search.close} />
          </Suspense>
        )}
      </Connected>
    </DashboardFrame>
  );
}

/** Keeps the figures of all pages up to date. */
function Events({ token }: { readonly token: string }) {
  useEvents(useMember().username, token, refreshMember);
  return null;
}

function refreshMember(): void {
  void keepAliveHere();
}

/** The state of the search dialog, whose code loads when it first opens. */
function useSearch() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = useCallback(() => {
    setOpened(true);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  const hasSlash = !useIsSlashTaken();
  useSearchKey(open, { slash: hasSlash, command: true });
  return { isOpen, wasOpened, hasSlash, open, close };
}
