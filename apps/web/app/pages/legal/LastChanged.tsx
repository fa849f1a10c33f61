import { Trans } from "@lingui/react/macro";
import { type Locale, localeFacts } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";

/** A calendar day, the same in every time zone. */
function formatDate(day: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(localeFacts[locale].tag, { dateStyle: "long", timeZone: "UTC" }).format(day);
}

/** The date of the last change. `day` is an ISO date such as 2026-11-21. */
export function LastChanged({ day }: { day: string }) {
  const date = formatDate(new Date(`${day}T00:00:00Z`), useLocale());
  return <Trans>Last changed on {date}</Trans>;
}
