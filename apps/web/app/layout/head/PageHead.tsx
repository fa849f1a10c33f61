import { useLocation } from "react-router";
import { brand, pageTitle } from "../../brand/brand.ts";
import { localeFacts, locales } from "../../i18n/locale.ts";
import { englishPath, localizedPath } from "../../i18n/public-paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { publicOrigin } from "../../lib/public-origin.ts";
import { OperatorData } from "./OperatorData.tsx";
import { previewPicture, previewPictureSize } from "./preview-picture.ts";

interface PageHeadProps {
  title: string;
  description: string;
}

/** Metadata of a public page: title, description, canonical and alternate URLs, and Open Graph picture. */
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
      <meta property="og:image" content={publicOrigin + previewPicture(page, locale)} />
      <meta property="og:image:width" content={String(previewPictureSize.width)} />
      <meta property="og:image:height" content={String(previewPictureSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {page === "/" && <OperatorData />}
    </>
  );
}
