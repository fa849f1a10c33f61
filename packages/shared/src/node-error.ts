import { BaseError, HttpRequestError, ResponseBodyTooLargeError, RpcRequestError, TimeoutError } from "viem";

/** Whether a node answered with an error, such as too many blocks at once. A node that does not respond causes no such error. */
export function isNodeError(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const found = error.walk(
    (cause) =>
      cause instanceof ResponseBodyTooLargeError ||
      cause instanceof RpcRequestError ||
      cause instanceof TimeoutError ||
      (cause instanceof HttpRequestError &&
        cause.status !== undefined &&
        cause.status !== 429 &&
        cause.status < 500),
  );
  return found !== null;
}
