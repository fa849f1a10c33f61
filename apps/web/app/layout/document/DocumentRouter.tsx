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
  /** The root's: the document around every page. */
  Layout?: ComponentType<{ children: ReactNode }>;
}

const toHref = (to: To) => (typeof to === "string" ? to : createPath(to));

/** Every step leads to another document, or to another place in this one: the browser takes it by itself. */
const navigator: Navigator = {
  createHref: toHref,
  go: (delta) => window.history.go(delta),
  push: (to) => window.location.assign(toHref(to)),
  replace: (to) => window.location.replace(toHref(to)),
};

/**
 * The page of a document, taken over without the router's machinery: links and hooks that ask for the address work, each
 * step is the browser's own. `modules` are the page's route modules, outermost first.
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

/** `useId` counts siblings: these stand where React Router's stood when the page was rendered (`ServerRouter`). */
function SiblingsAsRendered({ children }: { children: ReactNode }) {
  return createElement(Fragment, null, createElement(Fragment, null, children, null), null);
}

function Routed({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** React Router wraps each route's component and reads loaders' data for it: here no route has any. */
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

/** Each module around the next. Which page it is was decided by the server: only the innermost matches, and always. */
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
