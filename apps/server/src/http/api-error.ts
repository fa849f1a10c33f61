import { type ApiErrorCode, catalogue } from "@canopy/shared/error-catalogue";

/** An error that the client sees, by a code of the catalogue. Any other error is a bug. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  /** Messages by field of the request. */
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(code: ApiErrorCode, options: { fieldErrors?: Record<string, string>; cause?: unknown } = {}) {
    super(catalogue[code].en, { cause: options.cause });
    this.code = code;
    this.fieldErrors = options.fieldErrors ?? {};
  }
}
