import {
  type ComponentType,
  type ContextType,
  createElement,
  Fragment,
  type ReactNode,
  useMemo,
  useSyncExternalStore,
} from "react";
import {
  createPath,
  NavigationType,
  type Navigator,
  parsePath,
  UNSAFE_DataRouterDataContext as RouteData,
  type RouteObject,
  Router,
  UNSAFE_DataRouterStateContext as RouterState,
  type To,
  useRoutes,
} from "react-router";
import { BrokenBoundary } from "./BrokenBoundary.tsx";
import { BrokenPage } from "./BrokenPage.tsx";

/** A module of `routes.ts`. */
export interface RouteModule {
  default?: ComponentType;
  /** The root's layout: the document around every page. */
  Layout?: ComponentType<{ children: ReactNode }>;
}

const toHref = (to: To) => (typeof to === "string" ? to : createPath(to));

/** A navigator for documents: the browser does every navigation itself. */
const navigator: Navigator = {
  createHref: toHref,
  go: (delta) => window.history.go(delta),
  push: (to) => window.location.assign(toHref(to)),
  replace: (to) => window.location.replace(toHref(to)),
};

/**
 * Hydrates a page without the router. Links and hooks that read the URL work, and the browser does every navigation. `modules`
 * are the page's route modules, outermost first.
 */
export function DocumentRouter({ modules }: { modules: readonly RouteModule[] }) {
  const address = useSyncExternalStore(subscribeToAddress, currentAddress, currentAddress);
  const location = useMemo(() => ({ pathname: "/", ...parsePath(address) }), [address]);
  const routes = useMemo(() => nest(modules), [modules]);
  return (
    <SiblingsAsRendered>
      <RouteStandIns>
        <Router location={location} navigator={navigator}>
          <Routed routes={routes} />
        </Router>
      </RouteStandIns>
    </SiblingsAsRendered>
  );
}

/** `useId` counts siblings: these are where React Router's are in the prerendered page (`ServerRouter`). */
function SiblingsAsRendered({ children }: { children: ReactNode }) {
  return createElement(Fragment, null, createElement(Fragment, null, children, null), null);
}

function Routed({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** React Router wraps route components to pass loader data, which no route here has. */
function RouteStandIns({ children }: { children: ReactNode }) {
  return (
    <RouterState value={noState}>
      <RouteData value={noData}>{children}</RouteData>
    </RouterState>
  );
}

const noData = { loaderData: {}, actionData: null, errors: null };
const noState: ContextType<typeof RouterState> = {
  historyAction: NavigationType.Pop,
  location: { pathname: "/", search: "", hash: "", state: null, key: "default" },
  matches: [],
  initialized: true,
  renderFallback: false,
  restoreScrollPosition: false,
  preventScrollReset: false,
  blockers: new Map(),
};

/** Nests the modules. The server chose the page, so the innermost route always matches. */
function nest(modules: readonly RouteModule[]): RouteObject[] {
  const innermost = modules.length - 1;
  return modules.reduceRight<RouteObject[]>((children, module, depth) => {
    const route = { id: String(depth), element: toElement(module) };
    return [depth === innermost ? { ...route, path: "*" } : { ...route, children }];
  }, []);
}

function toElement({ default: Page, Layout }: RouteModule): ReactNode {
  const page = Page && <Page />;
  if (!Layout) return page;
  return (
    <Layout>
      <BrokenBoundary broken={<BrokenPage />}>{page}</BrokenBoundary>
    </Layout>
  );
}

function subscribeToAddress(listener: () => void): () => void {
  for (const name of ["hashchange", "popstate"]) window.addEventListener(name, listener);
  return () => {
    for (const name of ["hashchange", "popstate"]) window.removeEventListener(name, listener);
  };
}

function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}
