import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { pathAfterSignIn } from "./paths.ts";
import { useSession } from "./use-session.ts";

/** What a signed-in member has no use for: they go where the `redirect` parameter says, or to the dashboard. */
export function VisitorsOnly({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { search } = useLocation();
  return session.status === "member" ? <Navigate to={pathAfterSignIn(search)} replace /> : children;
}
