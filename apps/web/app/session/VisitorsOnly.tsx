import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { chooseLocale } from "../i18n/chosen-locale.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { pathAfterSignIn } from "./paths.ts";
import { useSession } from "./use-session.ts";

interface VisitorsOnlyProps {
  readonly children: ReactNode;
  /** Shown while a member is led on. */
  readonly leaving: ReactNode;
}

/** What a signed-in member has no use for: they go where the `redirect` parameter says, or to the dashboard. */
export function VisitorsOnly({ children, leaving }: VisitorsOnlyProps) {
  const isMember = useSession().status === "member";
  const { search } = useLocation();
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(() => {
    // The dashboard's address names no language: it goes on in the one that the member just read.
    if (isMember) void chooseLocale(locale).then(() => navigate(pathAfterSignIn(search), { replace: true }));
  }, [isMember, locale, navigate, search]);
  return isMember ? leaving : children;
}
