import type { Logger } from "pino";
import type { TracingConfig } from "../config/tracing.ts";
import { createTracer, type OtlpSpan } from "./otlp-tracer.ts";
import { setTracer } from "./trace.ts";

/** Milliseconds between two deliveries, and within which the collector has to answer. */
const INTERVAL = 5_000;
const TIMEOUT = 10_000;
/** Spans of a delivery, and spans that wait for one: more are dropped, so that a collector that is down costs no memory. */
const BATCH = 512;
const MAXIMUM_WAITING = 4_096;

/**
 * Turns tracing on and delivers spans to an OpenTelemetry collector over OTLP/HTTP, as JSON.
 *
 * @returns a function that delivers what waits, and turns tracing off
 */
export function startTracing(
  { url, headers, serviceName, ratio }: NonNullable<TracingConfig>,
  role: string,
  log: Logger,
): () => Promise<void> {
  const waiting: OtlpSpan[] = [];
  const resource = {
    attributes: [
      { key: "service.name", value: { stringValue: serviceName } },
      { key: "service.instance.id", value: { stringValue: `${role}-${process.pid}` } },
    ],
  };
  let isFailing = false;
  let dropped = 0;
  let delivering = Promise.resolve();

  function collect(span: OtlpSpan): void {
    if (waiting.length >= MAXIMUM_WAITING) dropped += 1;
    else waiting.push(span);
    if (waiting.length === BATCH) void deliver();
  }

  function deliver(): Promise<void> {
    delivering = delivering.then(async () => {
      while (waiting.length > 0 && (await send(waiting.slice(0, BATCH)))) waiting.splice(0, BATCH);
    });
    return delivering;
  }

  async function send(spans: readonly OtlpSpan[]): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({
          resourceSpans: [{ resource, scopeSpans: [{ scope: { name: "canopy" }, spans }] }],
        }),
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The collector answered ${response.status}`);
      if (isFailing) log.info({ dropped }, "traces are delivered again");
      isFailing = false;
      dropped = 0;
      return true;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, "delivering traces failed, retrying");
      isFailing = true;
      return false;
    }
  }

  setTracer(createTracer(collect, ratio));
  const timer = setInterval(() => void deliver(), INTERVAL).unref();
  return async () => {
    setTracer(null);
    clearInterval(timer);
    await deliver();
  };
}
