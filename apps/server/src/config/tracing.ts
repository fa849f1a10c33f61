import type { z } from "zod";
import { list, secretUrl, variable } from "./variable.ts";

/** Where the server delivers traces; null: nowhere. */
export type TracingConfig = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** The share of traces that is recorded, from 0 to 1. */
  readonly ratio: number;
} | null;

/** The names and meanings of OpenTelemetry's specification. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: secretUrl("http:", "https:").optional(),
  OTEL_EXPORTER_OTLP_HEADERS: variable("a list such as name=value,other=value", readHeaders, {
    isSecret: true,
  }).default({}),
  OTEL_SERVICE_NAME: variable("a name", (text) => text).default("canopy"),
  OTEL_TRACES_SAMPLER_ARG: variable("a number from 0 to 1", (text) =>
    /^(0|1|0?\.\d+|1\.0+)$/.test(text) ? Number(text) : undefined,
  ).default(1),
};

type Variables = z.infer<z.ZodObject<typeof tracingVariables>>;

export function readTracingConfig(env: Variables): TracingConfig {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return null;
  return {
    url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env.OTEL_SERVICE_NAME,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

function readHeaders(text: string): Record<string, string> | undefined {
  const pairs = list(text).map((part) => /^([\w-]+)=(.+)$/.exec(part));
  if (pairs.some((pair) => pair === null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? "", pair?.[2] ?? ""]));
}
