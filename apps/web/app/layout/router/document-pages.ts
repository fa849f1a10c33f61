import { englishPath, publicPaths } from "../../i18n/public-paths.ts";
import { documentPages } from "../../pages.ts";

/**
 * Whether the page at `pathname` is a plain document, whose links load new documents. Such pages need no router in the browser
 * and load 30 kB less code.
 */
export function isDocumentPage(pathname: string): boolean {
  const path = pathname.replace(/(.)\/$/, "$1");
  return publicPaths.includes(path) && Object.hasOwn(documentPages, englishPath(path));
}
