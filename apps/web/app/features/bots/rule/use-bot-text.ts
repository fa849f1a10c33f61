import type { BotText } from "@canopy/shared/bot-texts";
import { useLocale } from "../../../i18n/use-locale.ts";

/** The text of a code in the reader's language. */
export function useBotText(): (text: BotText) => string {
  const locale = useLocale();
  return (text) => text[locale];
}
