import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { localizedPath } from "../../i18n/public-paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { endedState } from "./ended.ts";
import { loginPathFor } from "./paths.ts";
import type { EndReason, Session } from "./session.ts";
import { useSession } from "./use-session.ts";

interface MembersOnlyProps {
  /** Shown until the browser's storage has been read. */
  readonly loading: ReactNode;
  children(session: Session): ReactNode;
}

/** Renders its children for signed-in members, and redirects visitors to the login page. */
export function MembersOnly({ loading, children }: MembersOnlyProps) {
  const session = useSession();
  const [wasMember, setWasMember] = useState(false);
  const isMember = session.status === "member";
  useEffect(() => {
    if (isMember) setWasMember(true);
  }, [isMember]);
  switch (session.status) {
    case "unknown":
      return loading;
    case "member":
      return children(session.session);
    case "visitor":
      // Ignore a session that ended before this page was opened.
      return <ToLogin ended={wasMember ? session.ended : null} />;
  }
}

/** Redirects to the login page, and back afterwards unless the member logged out. */
function ToLogin({ ended }: { readonly ended: EndReason | null }) {
  const location = useLocation();
  const locale = useLocale();
  switch (ended) {
    case null:
      return <Navigate to={loginPathFor(location, locale)} replace />;
    case "ended":
      return <Navigate to={loginPathFor(location, locale)} state={endedState(ended)} replace />;
    case "account-changed":
    case "seat-moved":
      return <Navigate to={localizedPath("/login", locale)} state={endedState(ended)} replace />;
    case "logout":
      return <Navigate to={localizedPath("/login", locale)} replace />;
  }
}
