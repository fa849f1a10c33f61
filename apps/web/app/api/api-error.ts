/** The error that every failed API call throws. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly success = false;
  /** Errors by field. `code` is the code of the error catalogue; `network` means that no response arrived. */
  readonly errors: Readonly<Record<string, string>>;
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** Seconds to wait before the next attempt, if the server set them. */
  readonly retryAfter: number | null;

  constructor(options: {
    message?: string | undefined;
    errors?: Record<string, string> | null | undefined;
    status: number;
    retryAfter?: number | null;
    cause?: unknown;
  }) {
    super(options.message || "An unexpected error occurred", { cause: options.cause });
    this.errors = options.errors ?? {};
    this.status = options.status;
    this.retryAfter = options.retryAfter ?? null;
  }

  /** The code of the error catalogue, if the server gave one. */
  get code(): string | undefined {
    return this.errors["code"];
  }
}

/** No response: no connection, or none within the time limit. */
export function networkError(cause: unknown): ApiError {
  return new ApiError({
    message: "Network error. Please check your connection and try again.",
    errors: { network: "No response from server" },
    status: 0,
    cause,
  });
}
