import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ApiError } from "../../api/api-error.ts";
import { apiErrorMessage } from "../../api/api-error-message.ts";

/** Why sending a form failed and what to do. Errors of single fields are shown by the form. */
export function postErrorMessage(error: unknown, i18n: I18n): string {
  if (!(error instanceof ApiError)) return i18n._(msg`Something went wrong. Try again in a moment.`);
  if (error.status === 0) {
    return navigator.onLine
      ? i18n._(msg`Network error. Please check your connection and try again.`)
      : i18n._(msg`You are offline. Send it when your connection is back.`);
  }
  if (error.status === 429) {
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 3_600) / 60));
    return i18n._(
      msg`Too many messages from your network in the past hour. Try again in ${i18n.number(minutes)} minutes.`,
    );
  }
  // Messages without a code of the catalogue exist in English only.
  const message = apiErrorMessage(error, i18n) ?? (i18n.locale === "fa" ? null : error.message);
  return message ?? i18n._(msg`Something went wrong. Try again in a moment.`);
}
