import { destination, type Logger, type LoggerOptions, pino } from "pino";
import { BaseError } from "viem";
import { hideSecrets } from "./secrets.ts";

/** Characters of lines that are written together, and the milliseconds after which fewer are. */
const TOGETHER = 16_000;
const LATEST = 100;

/**
 * One line of JSON an event, on standard output. What could open a session or a paid node never gets into it: fields that
 * hold such are left out, and `secrets` are replaced in the finished line, whichever way they got there.
 *
 * Lines are written beside the work, many together: one at a time, each costs a request more than its answer does. All
 * are out when the process ends; only what ends it without its knowing (kill -9) may cost those of the last moment.
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
  return pino(options, destination({ dest: 1, sync: false, minLength: TOGETHER, periodicFlush: LATEST }));
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
