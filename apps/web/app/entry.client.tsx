import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadCatalogue } from "./i18n/catalogues.ts";
import { chosenLocale } from "./i18n/chosen-locale.ts";
import { localeOfPath } from "./i18n/public-paths.ts";

// No top-level await: the messages' chunk may import this one, and would wait for it for ever.
loadCatalogue(localeOfPath(window.location.pathname) ?? chosenLocale()).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
