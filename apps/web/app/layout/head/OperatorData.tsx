import { brand } from "../../brand/brand.ts";
import { localeFacts, locales } from "../../i18n/locale.ts";
import { publicOrigin } from "../../lib/public-origin.ts";
import { StructuredData } from "./StructuredData.tsx";

/** Structured data about the operator and the site, for the home page. */
export function OperatorData() {
  const home = `${publicOrigin}/`;
  const operator = { "@id": `${home}#operator` };
  return (
    <StructuredData
      data={{
        "@graph": [
          {
            "@type": "Organization",
            ...operator,
            name: brand.name,
            url: home,
            logo: `${publicOrigin}/favicon.svg`,
            email: brand.email,
            telephone: brand.phone,
            sameAs: Object.values(brand.social),
          },
          {
            "@type": "WebSite",
            "@id": `${home}#site`,
            name: brand.name,
            url: home,
            inLanguage: locales.map((locale) => localeFacts[locale].tag),
            publisher: operator,
          },
        ],
      }}
    />
  );
}
