import { useLocation } from "react-router";
import { useChosenLocale } from "./chosen-locale.ts";
import { useChosenDigits } from "./digits.ts";
import type { Locale } from "./locale.ts";
import { pathLocale } from "./public-paths.ts";

/** The page's language: from the URL on public pages, the chosen one in the dashboard. */
export function useLocale(): Locale {
  // What formats figures by the language renders again when the digits change.
  useChosenDigits();
  return useChosenLocale(pathLocale(useLocation().pathname));
}
