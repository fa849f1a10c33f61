import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { Attributes, OpenSpan, SpanKind, Tracer } from "./trace.ts";

/** A finished span as OTLP writes it in JSON. */
export interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: OtlpValue }[];
  status: { code: number };
}
type OtlpValue =
  | { stringValue: string }
  | { intValue: string }
  | { doubleValue: number }
  | { boolValue: boolean };

/** The span in which the current code runs; without an id the trace is not recorded. */
type Context = { traceId: string; spanId: string } | { spanId: null };

const kinds: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 };
const STATUS_UNSET = 0;
const STATUS_ERROR = 2;

/**
 * Creates a tracer that passes finished spans to `collect`.
 *
 * @param ratio the share of traces that is recorded, from 0 to 1
 */
export function createTracer(collect: (span: OtlpSpan) => void, ratio: number): Tracer {
  const contexts = new AsyncLocalStorage<Context>();
  /** The clock of `performance`, which never steps back, as nanoseconds since 1970. */
  const toNanoseconds = (milliseconds: number) =>
    String(BigInt(Math.round((performance.timeOrigin + milliseconds) * 1_000)) * 1_000n);

  function write(
    context: { traceId: string; spanId: string },
    parent: Context | undefined,
    span: {
      name: string;
      kind: SpanKind;
      start: number;
      attributes: Attributes;
      errorType: string | undefined;
    },
  ): void {
    const { name, kind, start, attributes, errorType } = span;
    collect({
      ...context,
      ...(typeof parent?.spanId === "string" && { parentSpanId: parent.spanId }),
      name,
      kind: kinds[kind],
      startTimeUnixNano: toNanoseconds(start),
      endTimeUnixNano: toNanoseconds(performance.now()),
      attributes: toAttributes(
        errorType === undefined ? attributes : { ...attributes, "error.type": errorType },
      ),
      status: { code: errorType === undefined ? STATUS_UNSET : STATUS_ERROR },
    });
  }

  function open(name: string, kind: SpanKind, attributes: Attributes = {}): OpenSpan {
    const parent = contexts.getStore();
    const context = createContext(parent, ratio);
    const start = performance.now();
    return {
      run: (work) => contexts.run(context, work),
      end(more = {}, errorType) {
        if (context.spanId === null) return;
        write(context, parent, { name, kind, start, attributes: { ...attributes, ...more }, errorType });
      },
    };
  }

  return {
    open,
    add(name, kind, milliseconds, attributes, errorType) {
      const parent = contexts.getStore();
      if (parent === undefined || parent.spanId === null) return;
      const start = performance.now() - milliseconds;
      const context = { traceId: parent.traceId, spanId: createId(8) };
      write(context, parent, { name, kind, start, attributes, errorType });
    },
  };
}

function createContext(parent: Context | undefined, ratio: number): Context {
  if (parent?.spanId === null) return parent;
  if (parent !== undefined) return { traceId: parent.traceId, spanId: createId(8) };
  return Math.random() < ratio ? { traceId: createId(16), spanId: createId(8) } : { spanId: null };
}

const createId = (bytes: number) => randomBytes(bytes).toString("hex");

function toAttributes(attributes: Attributes): OtlpSpan["attributes"] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: toValue(value) }));
}

function toValue(value: string | number | boolean): OtlpValue {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
