import { useLocation } from "react-router";
import { brand, pageTitle } from "../brand/brand.ts";
import { localeFacts, locales } from "../i18n/locale.ts";
import { englishPath, localizedPath } from "../i18n/public-paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { publicOrigin } from "../public-origin.ts";
import { OperatorData } from "./OperatorData.tsx";

/** Pixels of the pictures in public/og. */
const PICTURE = { width: 1200, height: 630 };

interface PageHeadProps {
  title: string;
  description: string;
}

/** What search engines and messengers read of a public page: what it is, where it stands in each language, its picture. */
export function PageHead({ title, description }: PageHeadProps) {
  const locale = useLocale();
  const page = englishPath(useLocation().pathname.replace(/(.)\/$/, "$1"));
  const address = publicOrigin + localizedPath(page, locale);
  const shown = page === "/" ? brand.name : title;
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {locales.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={localeFacts[other].tag}
          href={publicOrigin + localizedPath(page, other)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicOrigin + localizedPath(page, "en")} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={localeFacts[locale].territory} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={shown} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${publicOrigin}/og/${pictureOf(page)}.png`} />
      <meta property="og:image:width" content={String(PICTURE.width)} />
      <meta property="og:image:height" content={String(PICTURE.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {page === "/" && <OperatorData />}
    </>
  );
}

function pictureOf(page: string): string {
  if (page === "/") return "home";
  return page === "/admin/reports/basic" ? "report" : page.slice(1);
}
