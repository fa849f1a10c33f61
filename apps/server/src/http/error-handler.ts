import { type ApiErrorCode, catalogue } from "@canopy/shared/error-catalogue";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { DatabaseUnavailableError } from "../database/unavailable.ts";
import { ApiError } from "./api-error.ts";
import { errorEnvelope } from "./envelope.ts";

/** An error of Fastify, or of our own code. */
type AnyError = Error & Partial<FastifyError>;

/** Responds to any error with the envelope. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { code, envelope } = toErrorEnvelope(error, request);
  const { status } = catalogue[code];
  if (status === 401) reply.header("www-authenticate", challenge(code, request));
  return reply.code(status).send(envelope);
}

/** Turns any error into the envelope. Errors that the client can't prevent are logged and never shown. */
export function toErrorEnvelope(error: AnyError, request: FastifyRequest) {
  const { code, fieldErrors } = describe(error);
  const { status } = catalogue[code];
  // A cached route has no logger of its own, so the id is written here.
  const { log } = request.server;
  const reqId = request.id;
  // The pool and the group of nodes report an outage once; a line for each request would flood the log.
  const isOutage = error instanceof DatabaseUnavailableError || code === "CHAIN_UNAVAILABLE";
  if (status >= 500) log[isOutage ? "debug" : "error"]({ reqId, err: error, code }, "request failed");
  // Only names of fields: a value may be a secret.
  else log.info({ reqId, code, fields: Object.keys(fieldErrors ?? {}), account: request.account }, "refused");
  return { code, envelope: errorEnvelope(code, fieldErrors) };
}

/** RFC 6750, 3: the error is named only to a client that sent a token. */
function challenge(code: ApiErrorCode, { headers }: FastifyRequest): string {
  const isTokenInvalid =
    (code === "UNAUTHORIZED" || code === "SEAT_MOVED") && headers.authorization !== undefined;
  return isTokenInvalid ? 'Bearer realm="canopy", error="invalid_token"' : 'Bearer realm="canopy"';
}

interface Description {
  code: ApiErrorCode;
  fieldErrors?: Readonly<Record<string, string>>;
}

function describe(error: AnyError): Description {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseUnavailableError) return { code: "SERVICE_UNAVAILABLE" };
  if (hasZodFastifySchemaValidationErrors(error))
    return { code: "VALIDATION", fieldErrors: toFieldErrors(error) };
  const { statusCode = 500 } = error;
  return { code: frameworkErrors[error.code ?? ""] ?? statusCodes[statusCode] ?? toGeneralCode(statusCode) };
}

/** For a status without a code in the catalogue. */
const toGeneralCode = (status: number): ApiErrorCode =>
  status >= 400 && status < 500 ? "BAD_REQUEST" : "INTERNAL";

/** Fastify's errors that a client can cause. */
const frameworkErrors: Readonly<Record<string, ApiErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "BAD_JSON",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "BAD_REQUEST",
  FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_CTP_INVALID_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_HANDLER_TIMEOUT: "SERVICE_UNAVAILABLE",
};

const statusCodes: Readonly<Record<number, ApiErrorCode>> = {
  400: "BAD_REQUEST",
  404: "NOT_FOUND",
  408: "REQUEST_TIMEOUT",
  413: "BODY_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  503: "SERVICE_UNAVAILABLE",
};

/** The first error of each field by its path, or by `body`, `params`, ... when it concerns all of it. */
function toFieldErrors(error: AnyError): Record<string, string> {
  const whole = error.validationContext ?? "body";
  const fieldErrors: Record<string, string> = {};
  for (const { keyword, instancePath, message = "is not allowed", params } of error.validation ?? []) {
    const path = instancePath.split("/").filter((part) => part !== "");
    if (keyword === "unrecognized_keys") {
      for (const key of toNames(params["keys"]))
        fieldErrors[[...path, key].join(".")] ??= "Not a field of this request";
    } else {
      fieldErrors[path.join(".") || whole] ??=
        keyword === "invalid_type" ? `Required, and of type ${String(params["expected"])}` : message;
    }
  }
  return fieldErrors;
}

function toNames(keys: unknown): string[] {
  return Array.isArray(keys) ? keys.map(String) : [];
}
