import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { catalogueOf } from "./catalogues.ts";
import { useLocale } from "./use-locale.ts";

/** Gives the page its messages. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={catalogueOf(useLocale())}>{children}</I18nProvider>;
}
