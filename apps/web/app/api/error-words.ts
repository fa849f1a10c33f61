import { catalogue, type ErrorCode, isErrorCode } from "@canopy/shared/errors";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ApiError } from "./api-error.ts";

/** What the catalogue says of an error, in the reader's language. */
export function catalogueWords(code: ErrorCode, i18n: I18n): string {
  return i18n.locale === "fa" ? catalogue[code].fa : catalogue[code].en;
}

/** What a failed call to the API came to, in the reader's language; null where only the server's English words say it. */
export function apiErrorWords(error: unknown, i18n: I18n): string | null {
  if (!(error instanceof ApiError)) return null;
  const { code, errors } = error;
  if (code !== undefined && isErrorCode(code)) return catalogueWords(code, i18n);
  if ("network" in errors) return i18n._(msg`Network error. Please check your connection and try again.`);
  return null;
}
