/** What rolldown tells of a module: who imports it statically. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const entry = /\/app\/entry\.client\.tsx$/;
/** The modules that every public page begins with, and small ones that most ask for. */
const begins =
  /\/app\/(entry\.client|root|pages\/PublicLayout|layout\/head\/PageHead|i18n\/with-messages|i18n\/format|i18n\/use-plan-facts)\.tsx?$/;

/**
 * Whether every public page needs the module before it is alive. Together these make one file, which compresses better
 * than many small ones and is asked for once.
 */
export function isOnEveryPage(id: string, graph: ModuleGraph): boolean {
  // The entry runs last, when the page has named its routes: whoever imports of its file would run it before.
  if (entry.test(id)) return false;
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (begins.test(next)) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(graph.getModuleInfo(next)?.importers ?? []));
  }
  return false;
}
