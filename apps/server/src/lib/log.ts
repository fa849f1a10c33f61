import { destination, type Logger, type LoggerOptions, pino } from "pino";
import { BaseError } from "viem";
import { hideSecrets } from "./secrets.ts";

/** Characters per write, and milliseconds after which the log flushes a shorter buffer. */
const BUFFER = 16_000;
const FLUSH_INTERVAL = 100;

/**
 * Writes one line of JSON per event to standard output. It redacts fields with session tokens and signatures, and replaces
 * `secrets` in the finished line.
 *
 * It buffers lines, because one write per line costs more than a request, and flushes them when the process ends. Only
 * `kill -9` can lose the last lines.
 */
export function createLog(level: string, secrets: readonly string[] = []): Logger {
  const options: LoggerOptions = {
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
  };
  return pino(
    options,
    destination({ dest: 1, sync: false, minLength: BUFFER, periodicFlush: FLUSH_INTERVAL }),
  );
}

interface ErrorDescription {
  type: string;
  message: string;
  stack?: string | undefined;
  cause?: ErrorDescription;
  /** The errors of several failed attempts. */
  errors?: ErrorDescription[];
}

/** Converts an error for the log. viem's full messages and stacks contain the URL of the node, often with a key. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const cause = {
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  };
  if (error instanceof BaseError) return { type: error.name, message: error.shortMessage, ...cause };
  return { type: error.name, message: error.message, stack: error.stack, ...cause };
}
