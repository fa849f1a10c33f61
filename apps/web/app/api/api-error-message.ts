import type { ErrorCode } from "@canopy/shared/error-catalogue";
import { defaultHttpMessage } from "@canopy/shared/http-message";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { errorMessageId } from "../i18n/error-message-id.ts";
import { ApiError } from "./api-error.ts";

/** The catalogue's message for an error, in the reader's language. The page loads the set of messages `errors`. */
export function catalogueMessage(code: ErrorCode, i18n: I18n): string {
  return i18n._(errorMessageId(code));
}

/** The message of a failed API call in the reader's language; null if only the server's English message exists. */
export function apiErrorMessage(error: unknown, i18n: I18n): string | null {
  if (!(error instanceof ApiError)) return null;
  const { code, errors } = error;
  const known = code === undefined ? null : errorMessageId(code);
  if (known !== null && Object.hasOwn(i18n.messages, known)) return i18n._(known);
  if ("network" in errors) return i18n._(msg`Network error. Please check your connection and try again.`);
  if (error.status === 413 && isUnexplained(error))
    return i18n._(msg`This is more than the server accepts. Choose a smaller file, or shorten your text.`);
  return null;
}

/** Whether the response had no message, as the response of a proxy in front of the server. */
export function isUnexplained({ message, status }: ApiError): boolean {
  return message === defaultHttpMessage(status);
}
