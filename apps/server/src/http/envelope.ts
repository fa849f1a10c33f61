import { endpoints } from "@canopy/shared/api/endpoints";
import { errorEnvelopeSchema, successSchema } from "@canopy/shared/envelope";
import { type ApiErrorCode, catalogue } from "@canopy/shared/error-catalogue";

/** The response schemas of an endpoint: its data in the envelope, or an error. */
export function responses<Key extends keyof typeof endpoints>(endpoint: Key) {
  const data: (typeof endpoints)[Key]["data"] = endpoints[endpoint].data;
  return { 200: successSchema(data), "4xx": errorEnvelopeSchema, "5xx": errorEnvelopeSchema };
}

export function success<Data>(data: Data, message = "") {
  return { success: true as const, message, data, errors: null };
}

/** `fieldErrors` holds messages by field of the request. */
export function errorEnvelope(code: ApiErrorCode, fieldErrors: Readonly<Record<string, string>> = {}) {
  return {
    success: false as const,
    message: catalogue[code].en,
    data: null,
    errors: { ...fieldErrors, code },
  };
}
