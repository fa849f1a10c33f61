import { LinguiContext } from "@lingui/react";
import { type ReactNode, useMemo } from "react";
import { getCatalogue } from "./catalogues.ts";
import { useLocale } from "./use-locale.ts";

/**
 * Provides the messages. Unlike Lingui's provider it does not re-render when another set loads, because that would make React
 * discard prerendered parts that are not hydrated yet.
 */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const i18n = getCatalogue(useLocale());
  const value = useMemo(() => ({ i18n, _: i18n._.bind(i18n) }), [i18n]);
  return <LinguiContext value={value}>{children}</LinguiContext>;
}
