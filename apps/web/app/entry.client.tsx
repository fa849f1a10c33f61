import { StrictMode, startTransition, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadMessages } from "./i18n/catalogues.ts";
import { chosenLocale } from "./i18n/chosen-locale.ts";
import { localeFacts } from "./i18n/locale.ts";
import { pathLocale } from "./i18n/public-paths.ts";
import { DocumentRouter, type RouteModule } from "./layout/router/DocumentRouter.tsx";
import { isDocumentPage } from "./layout/router/document-pages.ts";

declare global {
  interface Window {
    /** Route modules of the page, outermost first. Set by an inline script. */
    __reactRouterRouteModules?: Record<string, RouteModule>;
  }
}

const { pathname } = window.location;
const named = pathLocale(pathname);
// The fallback page was rendered in English, so it hydrates in English before the stored language applies.
const needed = named === null ? (["en", chosenLocale()] as const) : [named];

// An unknown Persian URL also gets the English fallback page, and hydration does not correct the document's attributes.
if (named !== null) {
  const { tag, dir } = localeFacts[named];
  const { documentElement } = document;
  // Setting the same value again would recalculate all styles.
  if (documentElement.lang !== tag) documentElement.lang = tag;
  if (documentElement.dir !== dir) documentElement.dir = dir;
}

const fullRouter = isDocumentPage(pathname) ? null : import("./layout/router/FullRouter.tsx");

// No top-level await: the chunk with the messages may import this one, which would deadlock.
Promise.all([fullRouter, ...needed.map((locale) => loadMessages(locale))]).then(([router]) => {
  startTransition(() => {
    hydrateRoot(document, <StrictMode>{router ? <router.FullRouter /> : <Document />}</StrictMode>);
  });
});

/** Reads the modules on render, because this chunk can run before the page's script sets them. */
function Document() {
  const [modules] = useState(() => Object.values(window.__reactRouterRouteModules ?? {}));
  return <DocumentRouter modules={modules} />;
}
