import type { LogEvent } from "kysely";
import { getTracer, toErrorType } from "./trace.ts";

/** Characters of a statement. */
const LENGTH = 500;

/** Adds a span for each statement, with its text but without its parameters. Undefined without tracing. */
export function traceQueries(): ((event: LogEvent) => void) | undefined {
  const tracer = getTracer();
  if (tracer === null) return undefined;
  return (event) => {
    const text = event.query.sql.replace(/\s+/g, " ").trim();
    const verb = /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? "statement";
    tracer.add(
      `postgresql ${verb}`,
      "client",
      event.queryDurationMillis,
      { "db.system.name": "postgresql", "db.query.text": text.slice(0, LENGTH) },
      event.level === "error" ? toErrorType(event.error) : undefined,
    );
  };
}
