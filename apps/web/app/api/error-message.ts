import { catalogue, type ErrorCode, isErrorCode } from "@canopy/shared/error-catalogue";
import { defaultHttpMessage } from "@canopy/shared/http-message";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ApiError } from "./api-error.ts";

/** The catalogue's message for an error, in the reader's language. */
export function catalogueMessage(code: ErrorCode, i18n: I18n): string {
  return i18n.locale === "fa" ? catalogue[code].fa : catalogue[code].en;
}

/** The message of a failed API call in the reader's language; null if only the server's English message exists. */
export function apiErrorMessage(error: unknown, i18n: I18n): string | null {
  if (!(error instanceof ApiError)) return null;
  const { code, errors } = error;
  if (code !== undefined && isErrorCode(code)) return catalogueMessage(code, i18n);
  if ("network" in errors) return i18n._(msg`Network error. Please check your connection and try again.`);
  if (error.status === 413 && isUnexplained(error))
    return i18n._(msg`This is more than the server accepts. Choose a smaller file, or shorten your text.`);
  return null;
}

/** Whether the response had no message, as the response of a proxy in front of the server. */
export function isUnexplained({ message, status }: ApiError): boolean {
  return message === defaultHttpMessage(status);
}
