import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadCatalogue } from "./i18n/catalogues.ts";
import { chosenLocale } from "./i18n/chosen-locale.ts";
import { localeOfPath } from "./i18n/public-paths.ts";

await loadCatalogue(localeOfPath(window.location.pathname) ?? chosenLocale());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
