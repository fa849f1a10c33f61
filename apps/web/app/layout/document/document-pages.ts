import { englishPath, publicPaths } from "../../i18n/public-paths.ts";

/** Public pages that lead into the dashboard: a wallet connected there must outlive the step from one page to the next. */
const doors: readonly string[] = ["/register", "/login"];

/**
 * Whether the page at `pathname` is a document of its own: every link on it loads a new document. Such pages need no
 * router in the browser, only the address they stand at, and come with 30 kB less of code.
 */
export function isDocumentPage(pathname: string): boolean {
  const path = pathname.replace(/(.)\/$/, "$1");
  return publicPaths.includes(path) && !doors.includes(englishPath(path));
}
