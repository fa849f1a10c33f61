import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadMessages } from "./i18n/catalogues.ts";
import { chosenLocale } from "./i18n/chosen-locale.ts";
import { localeFacts } from "./i18n/locale.ts";
import { localeOfPath } from "./i18n/public-paths.ts";

const named = localeOfPath(window.location.pathname);
// The fallback page names no language: it was drawn in English and is taken over as such before the reader's comes in.
const needed = named === null ? (["en", chosenLocale()] as const) : [named];

// A Persian address that leads nowhere gets the fallback page too, and hydration leaves the document's attributes alone.
if (named !== null) {
  const { tag, dir } = localeFacts[named];
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
}

// No top-level await: the messages' chunk may import this one, and would wait for it for ever.
Promise.all(needed.map((locale) => loadMessages(locale))).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
