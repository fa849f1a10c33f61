/** What every failed call to the API ends in, whatever went wrong: the normalized error of the product. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly success = false;
  /** Problems by field; `code` holds the code of the error catalogue, `network` says that nothing answered. */
  readonly errors: Readonly<Record<string, string>>;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Seconds after which the server wants to be asked again, where it said so. */
  readonly retryAfter: number | null;

  constructor(failure: {
    message: string;
    errors?: Record<string, string>;
    status: number;
    retryAfter?: number | null;
    cause?: unknown;
  }) {
    super(failure.message, { cause: failure.cause });
    this.errors = failure.errors ?? {};
    this.status = failure.status;
    this.retryAfter = failure.retryAfter ?? null;
  }

  /** The code of the error catalogue, if the server gave one. */
  get code(): string | undefined {
    return this.errors["code"];
  }
}

/** No answer came: no connection, a refused one, or none within the time allowed. */
export function networkError(cause: unknown): ApiError {
  return new ApiError({
    message: "Network error. Please check your connection and try again.",
    errors: { network: "No response from server" },
    status: 0,
    cause,
  });
}
