/** Facts of a span. Never a secret, an address of a visitor, or a mail address: traces leave this machine. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type SpanKind = "internal" | "server" | "client";

/** A span that is open. */
export interface OpenSpan {
  /** Runs `work`, whose spans become children of this one. */
  run<Result>(work: () => Result): Result;
  end(attributes?: Attributes, errorType?: string): void;
}

/** Measures what a server does. It exists only while tracing is on: see `start-tracing.ts`. */
export interface Tracer {
  /** Opens a span below the current one. */
  open(name: string, kind: SpanKind, attributes?: Attributes): OpenSpan;
  /** Adds a span that has just ended, if it has a parent. */
  add(name: string, kind: SpanKind, milliseconds: number, attributes: Attributes, errorType?: string): void;
}

let current: Tracer | null = null;

/** The tracer of this process; null while tracing is off. */
export const getTracer = (): Tracer | null => current;

/** Turns tracing on, or off with null. */
export function setTracer(tracer: Tracer | null): void {
  current = tracer;
}

/** Runs `work` in a span. Without tracing it only runs it. */
export function traced<Result>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return current === null ? work() : trace(current.open(name, kind, attributes), work);
}

async function trace<Result>(span: OpenSpan, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, toErrorType(error));
    throw error;
  }
}

/** The class alone: messages of nodes and databases contain URLs with keys. */
export const toErrorType = (error: unknown): string => (error instanceof Error ? error.name : typeof error);
