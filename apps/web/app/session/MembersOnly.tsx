import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useLocale } from "../i18n/use-locale.ts";
import { loginPathFor } from "./paths.ts";
import type { Session } from "./session.ts";
import { useSession } from "./use-session.ts";

interface MembersOnlyProps {
  /** Shown until the browser's storage has been read. */
  readonly loading: ReactNode;
  children(session: Session): ReactNode;
}

/** What only a signed-in member sees; everybody else goes to the sign-in page and comes back from there. */
export function MembersOnly({ loading, children }: MembersOnlyProps) {
  const session = useSession();
  const location = useLocation();
  const locale = useLocale();
  if (session.status === "unknown") return loading;
  if (session.status === "visitor") return <Navigate to={loginPathFor(location, locale)} replace />;
  return children(session.session);
}
