import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ApiError } from "../../../api/api-error.ts";
import { apiErrorMessage } from "../../../api/api-error-message.ts";

/** What an error bubble says about a failed request, in the reader's language. */
export function chatErrorMessage(error: unknown, during: "send" | "history", i18n: I18n): string {
  if (!(error instanceof ApiError) || error.status === 0)
    return i18n._(msg`Could not connect to the server.`);
  const known = apiErrorMessage(error, i18n);
  if (known !== null) return known;
  // The server's own messages are in English.
  if (i18n.locale === "en") return error.message;
  return during === "send" ? i18n._(msg`Failed to send message`) : i18n._(msg`Failed to load chat history`);
}
