import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { onUnauthorized } from "../../api/unauthorized.ts";
import { localizedPath } from "../../i18n/public-paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { sessionStore } from "./browser-session.ts";
import { endedState } from "./ended.ts";
import { isLoginPath, loginPathFor } from "./paths.ts";

/** Any 401 of the API ends the session and redirects to the login page, unless the browser is there already. */
export function UnauthorizedRedirect() {
  const location = useLocation();
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(
    () =>
      onUnauthorized((code) => {
        const ended = code === "SEAT_MOVED" ? "seat-moved" : "ended";
        sessionStore.clear(ended);
        if (isLoginPath(location.pathname)) return;
        // Another wallet logs in after a move, so it does not return to this page.
        const path = ended === "ended" ? loginPathFor(location, locale) : localizedPath("/login", locale);
        void navigate(path, { replace: true, state: endedState(ended) });
      }),
    [location, navigate, locale],
  );
  return null;
}
