/** Static importers of a module, from rolldown. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const entry = /\/app\/entry\.client\.tsx$/;
/** Entry modules of every public page, and small modules that most pages use. */
const begins =
  /\/app\/(entry\.client|root|pages\/PublicLayout|layout\/head\/PageHead|i18n\/with-messages|i18n\/format|i18n\/use-plan-facts|api\/unauthorized)\.tsx?$/;

/**
 * Whether every public page needs the module to hydrate. These modules form one chunk, which compresses better than many small
 * ones.
 */
export function isInSharedChunk(id: string, graph: ModuleGraph): boolean {
  // The entry must run last: a module in its chunk would run it on import.
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
