import { useLocation } from "react-router";
import { brand, pageTitle } from "../brand/brand.ts";
import { localeFacts, locales } from "../i18n/locale.ts";
import { englishPath, localizedPath } from "../i18n/public-paths.ts";

/** Title and description of a public page, and where its other languages stand. */
export function PageHead({ title, description }: { title: string; description: string }) {
  const path = englishPath(useLocation().pathname.replace(/(.)\/$/, "$1"));
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      {locales.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={localeFacts[locale].tag}
          href={`${brand.origin}${localizedPath(path, locale)}`}
        />
      ))}
    </>
  );
}
