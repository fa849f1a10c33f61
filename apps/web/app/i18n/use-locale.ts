import { useLocation } from "react-router";
import { useChosenLocale } from "./chosen-locale.ts";
import type { Locale } from "./locale.ts";
import { pathLocale } from "./public-paths.ts";

/** The page's language: from the URL on public pages, the chosen one in the dashboard. */
export function useLocale(): Locale {
  return useChosenLocale(pathLocale(useLocation().pathname));
}
