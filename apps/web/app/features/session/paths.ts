import type { Locale } from "../../i18n/locale.ts";
import { englishPath, localizedPath } from "../../i18n/public-paths.ts";

const afterSignIn = "/dashboard";

/**
 * Where a member goes from the pages for visitors: the path in the `redirect` parameter, or the dashboard.
 *
 * Only a path of this very site is followed: `https://…`, `//host`, `/\host` and the like go to the dashboard.
 */
export function pathAfterSignIn(search: string): string {
  const wanted = new URLSearchParams(search).get("redirect");
  if (!wanted?.startsWith("/")) return afterSignIn;
  // Whatever a browser makes of the text decides, not how the text looks.
  const base = "https://canopy.invalid";
  if (!URL.canParse(wanted, base)) return afterSignIn;
  const url = new URL(wanted, base);
  if (url.origin !== base || url.pathname.startsWith("//")) return afterSignIn;
  // Opening these after signing in would only redirect once more.
  if (/^\/(login|register)\/?$/.test(englishPath(url.pathname))) return afterSignIn;
  return url.pathname + url.search + url.hash;
}

/** The sign-in page that leads back to `location` afterwards. */
export function loginPathFor(
  location: { pathname: string; search: string; hash?: string },
  locale: Locale,
): string {
  const redirect = location.pathname + location.search + (location.hash ?? "");
  return `${localizedPath("/login", locale)}?${new URLSearchParams({ redirect })}`;
}

/** Whether the path is the sign-in page, in whichever language. */
export function isLoginPath(pathname: string): boolean {
  return /^\/login\/?$/.test(englishPath(pathname));
}
