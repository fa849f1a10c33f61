import { useLocation } from "react-router";
import { useChosenLocale } from "./chosen-locale.ts";
import type { Locale } from "./locale.ts";
import { pathLocale } from "./public-paths.ts";

/** The language of the page: a public page's address decides, in the dashboard the reader's choice. */
export function useLocale(): Locale {
  const chosen = useChosenLocale();
  return pathLocale(useLocation().pathname) ?? chosen;
}
