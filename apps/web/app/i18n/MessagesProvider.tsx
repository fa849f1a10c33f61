import { LinguiContext } from "@lingui/react";
import { type ReactNode, useMemo } from "react";
import { getCatalogue } from "./catalogues.ts";
import { useLocale } from "./use-locale.ts";

/**
 * Gives the page its messages. Sets that arrive later change nothing on what stands there already, so unlike Lingui's own
 * provider this one is silent about them: prerendered parts whose code has not come would be drawn anew.
 */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const i18n = getCatalogue(useLocale());
  const value = useMemo(() => ({ i18n, _: i18n._.bind(i18n) }), [i18n]);
  return <LinguiContext value={value}>{children}</LinguiContext>;
}
