import { startTransition, useEffect, useState } from "react";
import type * as z from "zod/mini";
import { log } from "../lib/log.ts";
import { apiBase } from "./api-base.ts";
import { errorOfResponse } from "./response-error.ts";

/** What a public page reads from the API, without the dashboard's client: an answer, not yet, or a failure. */
export type PublicData<Data> = { status: "waiting" } | { status: "failed" } | { status: "ready"; data: Data };

/** Milliseconds after which a request is given up. */
const TIMEOUT = 30_000;

/** Reads `GET /api/<path>` once. A failure is logged; the page goes on without the figure. */
export function usePublicData<Data>(path: string, schema: z.ZodMiniType<Data>): PublicData<Data> {
  const [state, setState] = useState<PublicData<Data>>({ status: "waiting" });
  useEffect(() => {
    const controller = new AbortController();
    readPublicData(path, schema, controller.signal)
      .then((data) => startTransition(() => setState({ status: "ready", data })))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        log.warn(`GET /api/${path} failed`, error);
        setState({ status: "failed" });
      });
    return () => controller.abort();
  }, [path, schema]);
  return state;
}

/**
 * Reads `GET /api/<path>`, not out of a cache.
 *
 * @param path may have a query
 * @throws ApiError when the server refuses; other errors when nothing answers within 30 s, when `signal` says so, or when
 *   the answer is not what `schema` describes
 */
export async function readPublicData<Data>(
  path: string,
  schema: z.ZodMiniType<Data>,
  signal: AbortSignal,
): Promise<Data> {
  const response = await fetch(`${apiBase}/${path}${path.includes("?") ? "&" : "?"}_t=${Date.now()}`, {
    headers: { Accept: "application/json" },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
  });
  if (!response.ok) throw await errorOfResponse(response);
  const body: unknown = await response.json();
  return schema.parse(typeof body === "object" && body !== null && "data" in body ? body.data : undefined);
}
