import type { Locale } from "@canopy/shared/api/forms";
import { type ApiErrorCode, catalogue } from "@canopy/shared/error-catalogue";
import { DatabaseUnavailableError } from "../../../database/unavailable.ts";
import { ApiError } from "../../../http/api-error.ts";

const messages: Readonly<Partial<Record<ApiErrorCode, Record<Locale, string>>>> = {
  CHAIN_UNAVAILABLE: {
    en: "I can't read the blockchain right now, so I have no current figure. Try again in a minute.",
    fa: "اکنون نمی‌توانم زنجیره را بخوانم، پس رقم تازه‌ای ندارم. یک دقیقهٔ دیگر دوباره بپرسید.",
  },
  SERVICE_UNAVAILABLE: {
    en: "The index of this site is not available right now, so I have no figure to show. Try again in a minute.",
    fa: "نمایهٔ این سایت اکنون در دسترس نیست، پس رقمی برای نشان دادن ندارم. یک دقیقهٔ دیگر دوباره بپرسید.",
  },
  ROUND_NOT_FOUND: {
    en: "This round has no figures: nothing happened in it, or it has not started.",
    fa: "این دور رقمی ندارد: یا چیزی در آن رخ نداده یا هنوز آغاز نشده است.",
  },
  UNAUTHORIZED: {
    en: "Log in to see your own figures. I can only show them to you.",
    fa: "برای دیدن رقم‌های خودتان وارد شوید. آن‌ها را فقط به خودتان نشان می‌دهم.",
  },
  NO_PLUS: {
    en: "There is no Plus plan here.",
    fa: "در اینجا طرح پلاس وجود ندارد.",
  },
};

/** The code of an error that a person may see; null for a bug. */
export function toCode(error: unknown): ApiErrorCode | null {
  if (error instanceof ApiError) return error.code;
  return error instanceof DatabaseUnavailableError ? "SERVICE_UNAVAILABLE" : null;
}

/** What the chat says about an error. */
export const toolErrorMessage = (code: ApiErrorCode, locale: Locale): string =>
  (messages[code] ?? catalogue[code])[locale];
