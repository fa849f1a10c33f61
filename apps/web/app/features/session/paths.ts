import type { Locale } from "../../i18n/locale.ts";
import { englishPath, localizedPath } from "../../i18n/public-paths.ts";

const afterSignIn = "/dashboard";

/**
 * The path after signing in: the `redirect` parameter, or the dashboard.
 *
 * Only paths of this site are allowed: `https://…`, `//host`, `/\host` and the like go to the dashboard.
 */
export function pathAfterSignIn(search: string): string {
  const wanted = new URLSearchParams(search).get("redirect");
  if (!wanted?.startsWith("/")) return afterSignIn;
  // Parse as a browser does instead of inspecting the text.
  const base = "https://canopy.invalid";
  if (!URL.canParse(wanted, base)) return afterSignIn;
  const url = new URL(wanted, base);
  if (url.origin !== base || url.pathname.startsWith("//")) return afterSignIn;
  // These would redirect again.
  if (/^\/(login|register)\/?$/.test(englishPath(url.pathname))) return afterSignIn;
  return url.pathname + url.search + url.hash;
}

/** The login page with `location` as its redirect parameter. */
export function loginPathFor(
  location: { pathname: string; search: string; hash?: string },
  locale: Locale,
): string {
  const redirect = location.pathname + location.search + (location.hash ?? "");
  return `${localizedPath("/login", locale)}?${new URLSearchParams({ redirect })}`;
}

/** Whether the path is the login page in any language. */
export function isLoginPath(pathname: string): boolean {
  return /^\/login\/?$/.test(englishPath(pathname));
}
