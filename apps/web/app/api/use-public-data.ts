import { startTransition, useEffect, useState } from "react";

/** The state of a public page's one request: loaded, loading or failed. Public pages have no query cache. */
export type PublicData<Data> = { status: "waiting" } | { status: "failed" } | { status: "ready"; data: Data };

/** Calls `read` once, which must be the same function in every render. The client logs failures, and the page renders without the data. */
export function usePublicData<Data>(read: (signal: AbortSignal) => Promise<Data>): PublicData<Data> {
  const [state, setState] = useState<PublicData<Data>>({ status: "waiting" });
  useEffect(() => {
    const controller = new AbortController();
    read(controller.signal).then(
      (data) => startTransition(() => setState({ status: "ready", data })),
      () => {
        if (!controller.signal.aborted) setState({ status: "failed" });
      },
    );
    return () => controller.abort();
  }, [read]);
  return state;
}
