import { settingsDataSchema } from "@canopy/shared/api/settings";
import { useEffect } from "react";
import { api } from "../../api/client.ts";
import { chooseLocale } from "../../i18n/chosen-locale.ts";
import { chooseDigits } from "../../i18n/digits.ts";
import { chooseTheme } from "../../layout/theme.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { log } from "../../lib/log.ts";

const KEY = "canopy-look-of-session";

/**
 * Gives this browser the member's language, theme and digits, once in each session: a later choice in the browser stays.
 *
 * @param expiresAt tells the sessions of this browser apart
 */
export function useSavedLook(expiresAt: number): void {
  useEffect(() => {
    const session = String(expiresAt);
    if (browserStorage.getItem(KEY) === session) return;
    applyLook().then(
      () => browserStorage.setItem(KEY, session),
      (error: unknown) => log.warn("applying the saved language and theme failed", error),
    );
  }, [expiresAt]);
}

async function applyLook(): Promise<void> {
  const { language, theme, digits } = await api.get("/settings", settingsDataSchema);
  if (theme !== null) chooseTheme(theme);
  if (digits !== null) chooseDigits(digits);
  if (language !== null) await chooseLocale(language);
}
