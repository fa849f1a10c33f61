import type { z } from "zod";
import { variable, wholeNumber } from "./variable.ts";

/** Where the server serves metrics; null: nowhere. */
export type MetricsConfig = { readonly host: string; readonly port: number } | null;

export const metricsVariables = {
  METRICS_HOST: variable("an address of this machine, such as 127.0.0.1", (text) => text).default(
    "127.0.0.1",
  ),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
};

type Variables = z.infer<z.ZodObject<typeof metricsVariables>>;

export function readMetricsConfig(env: Variables): MetricsConfig {
  return env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT };
}
