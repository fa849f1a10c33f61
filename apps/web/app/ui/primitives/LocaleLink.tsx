import type { ComponentProps } from "react";
import { Link } from "react-router";
import { localizedPath } from "../../i18n/public-paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";

/** The English public path `path` in the page's language. */
export function useLocalizedPath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localizedPath(path, locale);
}

/** A link to a public page in the page's language. `to` is the English path. */
export function LocaleLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, "to"> & { to: string }) {
  const localized = useLocalizedPath();
  return <Link {...rest} to={localized(to)} />;
}
