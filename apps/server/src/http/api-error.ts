import { type ApiErrorCode, catalogue } from "@canopy/shared/error-catalogue";

/** A failure that the caller is told about, by a code of the catalogue. Anything else that is thrown is a bug. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  /** What is wrong with which field of the request. */
  readonly problems: Readonly<Record<string, string>>;

  constructor(code: ApiErrorCode, options: { problems?: Record<string, string>; cause?: unknown } = {}) {
    super(catalogue[code].en, { cause: options.cause });
    this.code = code;
    this.problems = options.problems ?? {};
  }
}
