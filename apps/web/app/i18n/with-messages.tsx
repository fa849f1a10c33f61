import { type ComponentType, type ReactNode, use } from "react";
import { hasMessages, loadMessages } from "./catalogues.ts";
import { chosenLocale } from "./chosen-locale.ts";
import type { Locale } from "./locale.ts";
import type { MessageSet } from "./message-sets.ts";
import { pathLocale } from "./public-paths.ts";
import { useLocale } from "./use-locale.ts";

/** Suspends a route's component until its messages are loaded. They are requested together with its code. */
export function withMessages<Props extends object>(
  sets: readonly MessageSet[],
  Page: ComponentType<Props>,
): (props: Props) => ReactNode {
  const waits = new Map<Locale, Promise<void>>();
  const wait = (locale: Locale) => {
    const known = waits.get(locale);
    if (known) return known;
    const coming = loadMessages(locale, sets);
    waits.set(locale, coming);
    coming.catch(() => waits.delete(locale));
    return coming;
  };
  if (typeof window !== "undefined") {
    const locale = pathLocale(window.location.pathname) ?? chosenLocale();
    void wait(locale).catch(() => undefined);
  }
  return function WithMessages(props) {
    const locale = useLocale();
    if (!hasMessages(locale, sets)) use(wait(locale));
    return <Page {...props} />;
  };
}
