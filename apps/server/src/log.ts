import { type Logger, pino } from "pino";

/** One line of JSON an event, on standard output. What could open a session or a paid node never gets into it. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: [
      "req.headers.authorization",
      "req.headers.cookie",
      "token",
      "*.token",
      "*.signature",
      "*.rpcUrl",
    ],
  });
}
