import { type Stale, staleSchema } from "@canopy/shared/api/health";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { api } from "../api/client.ts";

/** Milliseconds between two questions. */
const INTERVAL = 60_000;

const healthSchema = z.object({ stale: z.nullable(staleSchema) });

/** Why the API's figures are old, asked once a minute; null while they are fresh or the API does not answer. */
export function useStale(): Stale | null {
  const [stale, setStale] = useState<Stale | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const read = () =>
      api.get("/health", healthSchema, { signal: controller.signal }).then(
        (health) => setStale(health.stale),
        () => {
          // The page reports itself that the API does not answer.
        },
      );
    void read();
    const timer = setInterval(read, INTERVAL);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);
  return stale;
}
