import type { ApiErrorCode } from "@canopy/shared/error-catalogue";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ApiError } from "../../api/api-error.ts";
import { apiErrorMessage, catalogueMessage, isUnexplained } from "../../api/api-error-message.ts";
import type { ClassifiedError } from "./classify-error.ts";
import { revertMessage } from "./contract-reasons.ts";
import { walletErrorMessages } from "./wallet-error-messages.ts";

/** What happened and what to do next, in the page's language. */
export function errorMessage(error: ClassifiedError, i18n: I18n): string {
  switch (error.code) {
    case "PLAN":
      return catalogueMessage(error.name, i18n);
    case "API":
      return apiMessage(error.error, i18n);
    case "UNKNOWN":
      return i18n._(unknownMessage);
    default:
      return i18n._(findMessage(error.code) ?? unknownMessage);
  }
}

function apiMessage(error: ApiError, i18n: I18n): string {
  const message = apiErrorMessage(error, i18n);
  if (message !== null) return message;
  const code = isUnexplained(error) ? proxyCodes[error.status] : undefined;
  if (code !== undefined) return catalogueMessage(code, i18n);
  return i18n.locale === "fa" ? i18n._(unknownMessage) : error.message;
}

/** What a proxy in front of the server means by a status: its response has no code of the catalogue. */
const proxyCodes: Readonly<Record<number, ApiErrorCode>> = {
  408: "REQUEST_TIMEOUT",
  429: "TOO_MANY_REQUESTS",
  502: "BAD_GATEWAY",
  503: "SERVICE_UNAVAILABLE",
  504: "GATEWAY_TIMEOUT",
};

function findMessage(code: string): MessageDescriptor | undefined {
  const ofWallets: Readonly<Record<string, MessageDescriptor>> = walletErrorMessages;
  return ofWallets[code] ?? revertMessage(code);
}

const unknownMessage = msg`Something went wrong. Nothing was sent unless your wallet shows it. Try again. If it happens again, tell support what you did.`;
