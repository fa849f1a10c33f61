import { type Logger, pino } from "pino";
import { BaseError } from "viem";

/** One line of JSON an event, on standard output. What could open a session or a paid node never gets into it. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: [
      "token",
      "signature",
      "*.token",
      "*.signature",
      "headers.authorization",
      "*.headers.authorization",
    ],
    serializers: { err: describeError },
  });
}

interface ErrorDescription {
  type: string;
  message: string;
  stack?: string | undefined;
  cause?: ErrorDescription;
}

/** What the log says about an error. viem's full messages and stacks hold the node's URL, and often a key in it. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  if (error instanceof BaseError) return { type: error.name, message: error.shortMessage, ...cause };
  return { type: error.name, message: error.message, stack: error.stack, ...cause };
}
