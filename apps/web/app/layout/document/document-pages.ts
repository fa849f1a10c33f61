import { englishPath, publicPaths } from "../../i18n/public-paths.ts";

/** Public pages with the full router, because a connected wallet must survive the navigation to the dashboard. */
const doors: readonly string[] = ["/register", "/login"];

/**
 * Whether the page at `pathname` is a plain document, whose links load new documents. Such pages need no router in the browser
 * and load 30 kB less code.
 */
export function isDocumentPage(pathname: string): boolean {
  const path = pathname.replace(/(.)\/$/, "$1");
  return publicPaths.includes(path) && !doors.includes(englishPath(path));
}
