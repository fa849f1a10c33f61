import { type Logger, pino } from "pino";
import { BaseError } from "viem";
import { hideSecrets } from "./secrets.ts";

/**
 * One line of JSON an event, on standard output. What could open a session or a paid node never gets into it: fields that
 * hold such are left out, and `secrets` are replaced in the finished line, whichever way they got there.
 */
export function createLog(level: string, secrets: readonly string[] = []): Logger {
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
    ...(secrets.length > 0 && { hooks: { streamWrite: hideSecrets(secrets) } }),
  });
}

interface ErrorDescription {
  type: string;
  message: string;
  stack?: string | undefined;
  cause?: ErrorDescription;
  /** Of several attempts that all failed. */
  errors?: ErrorDescription[];
}

/** What the log says about an error. viem's full messages and stacks hold the node's URL, and often a key in it. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const cause = {
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  };
  if (error instanceof BaseError) return { type: error.name, message: error.shortMessage, ...cause };
  return { type: error.name, message: error.message, stack: error.stack, ...cause };
}
