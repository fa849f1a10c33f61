import { useLingui } from "@lingui/react/macro";
import { Languages } from "lucide-react";
import { useLocation } from "react-router";
import { chooseLocale } from "../i18n/chosen-locale.ts";
import { type Locale, localeFacts } from "../i18n/locale.ts";
import { englishPath, localizedPath, pathLocale } from "../i18n/public-paths.ts";
import { useLocale } from "../i18n/use-locale.ts";

const look =
  "inline-flex min-h-9 items-center gap-1.5 rounded-md px-2.5 text-sm font-[550] text-quiet hover:bg-leaf-wash hover:text-leaf-deep";

/** Switches the language. On public pages it is a link to the translated page; the dashboard switches in place. */
export function LocaleSwitch() {
  const { t } = useLingui();
  const locale = useLocale();
  const { pathname } = useLocation();
  const other: Locale = locale === "en" ? "fa" : "en";
  const { name, tag } = localeFacts[other];
  const content = (
    <>
      <Languages size={17} strokeWidth={1.5} aria-hidden="true" />
      <span lang={tag}>{name}</span>
    </>
  );
  if (pathLocale(pathname) === null) {
    return (
      <button
        type="button"
        className={look}
        onClick={() => chooseLocale(other)}
        aria-label={`${t`Language`}: ${name}`}
      >
        {content}
      </button>
    );
  }
  const path = localizedPath(englishPath(pathname), other);
  return (
    // A full page load, because language, direction and fonts change. The prerendered link has no query, and hydration does
    // not add it: `earlyClickScript` does, and stores the choice.
    <a className={look} href={path} hrefLang={tag} aria-label={`${t`Language`}: ${name}`}>
      {content}
    </a>
  );
}
