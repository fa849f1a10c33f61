/** Static importers of a module, from rolldown. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const entry = /\/app\/entry\.client\.tsx$/;

/** Modules with which pages begin. */
const begins = {
  /** Those of every page, and small modules that most pages use. */
  everyPage:
    /\/app\/(entry\.client|root|i18n\/with-messages|i18n\/format|api\/(api-base|unauthorized))\.tsx?$/,
  publicPage: /\/app\/(pages\/PublicLayout|layout\/head\/PageHead|i18n\/use-plan-facts)\.tsx?$/,
  home: /\/app\/pages\/home\/route\.tsx$/,
  dashboard: /\/app\/pages\/dashboard\//,
};

/**
 * The chunk of a module that many pages need to hydrate, null for other modules: `frame` for every page, and for what the
 * dashboard has in common with home or every public page; `public` for every public page only.
 */
export function commonChunk(id: string, graph: ModuleGraph): "frame" | "public" | null {
  // The entry must run last: a module in its chunk would run it on import.
  if (entry.test(id)) return null;
  const isIn = { everyPage: false, publicPage: false, home: false, dashboard: false };
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    isIn.everyPage ||= begins.everyPage.test(next);
    isIn.publicPage ||= begins.publicPage.test(next);
    isIn.home ||= begins.home.test(next);
    isIn.dashboard ||= begins.dashboard.test(next);
    waiting.push(...(graph.getModuleInfo(next)?.importers ?? []));
  }
  if (isIn.everyPage || ((isIn.publicPage || isIn.home) && isIn.dashboard)) return "frame";
  return isIn.publicPage ? "public" : null;
}
