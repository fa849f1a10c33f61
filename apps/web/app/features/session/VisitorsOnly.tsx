import { type ReactNode, useEffect } from "react";
import { type NavigateFunction, useLocation, useNavigate } from "react-router";
import { loadMessages } from "../../i18n/catalogues.ts";
import { chooseLocale } from "../../i18n/chosen-locale.ts";
import type { Locale } from "../../i18n/locale.ts";
import { pathLocale } from "../../i18n/public-paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { pathAfterSignIn } from "./paths.ts";
import { useIsMember } from "./use-session.ts";

interface VisitorsOnlyProps {
  readonly children: ReactNode;
  /** Shown during the redirect of a member. */
  readonly leaving: ReactNode;
}

/** Renders its children for visitors, and redirects members to the `redirect` parameter or the dashboard. */
export function VisitorsOnly({ children, leaving }: VisitorsOnlyProps) {
  const isMember = useIsMember();
  const { search } = useLocation();
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(() => {
    if (isMember) void leadOn(pathAfterSignIn(search), locale, navigate);
  }, [isMember, locale, navigate, search]);
  return isMember ? leaving : children;
}

async function leadOn(path: string, locale: Locale, navigate: NavigateFunction): Promise<void> {
  const named = pathLocale(new URL(path, window.location.origin).pathname);
  // Dashboard URLs have no language, so the page's language is stored as the choice.
  await (named === null ? chooseLocale(locale) : loadMessages(named));
  await navigate(path, { replace: true });
}
