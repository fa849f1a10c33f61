import { type ReactNode, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { loadMessages } from "../../i18n/catalogues.ts";
import { chooseLocale } from "../../i18n/chosen-locale.ts";
import { pathLocale } from "../../i18n/public-paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { sessionStore } from "./browser-session.ts";
import { pathAfterSignIn } from "./paths.ts";
import type { SignedIn } from "./session.ts";
import { useIsMember } from "./use-session.ts";

/** Starts a session and opens the page that the `redirect` parameter names, or the dashboard. */
export type Enter = (signedIn: SignedIn) => Promise<void>;

interface VisitorsOnlyProps {
  /** `enter` completes a sign-in on this page. */
  children(enter: Enter): ReactNode;
  /** Shown during the redirect of a member. */
  readonly leaving: ReactNode;
}

/** Renders its children for visitors, and redirects members, including those who sign in in another tab. */
export function VisitorsOnly({ children, leaving }: VisitorsOnlyProps) {
  const isMember = useIsMember();
  const [isEntering, setEntering] = useState(false);
  const openNext = useOpenNext();

  const enter = useCallback(
    async (signedIn: SignedIn) => {
      // Before the session starts, so that the page stays until the next one has loaded.
      flushSync(() => setEntering(true));
      sessionStore.start(signedIn);
      await openNext();
    },
    [openNext],
  );

  const isRedirected = isMember && !isEntering;
  useEffect(() => {
    if (isRedirected) void openNext();
  }, [isRedirected, openNext]);
  return isRedirected ? leaving : children(enter);
}

function useOpenNext(): () => Promise<void> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const locale = useLocale();
  return useCallback(async () => {
    const path = pathAfterSignIn(search);
    const named = pathLocale(new URL(path, window.location.origin).pathname);
    // Dashboard URLs have no language, so the page's language is stored as the choice.
    await (named === null ? chooseLocale(locale) : loadMessages(named));
    await navigate(path, { replace: true });
  }, [search, locale, navigate]);
}
