import { startTransition, useEffect, useState } from "react";

/** What a public page reads once, without the query cache of the dashboard: an answer, not yet, or a failure. */
export type PublicData<Data> = { status: "waiting" } | { status: "failed" } | { status: "ready"; data: Data };

/** Calls `read` once, which must be the same function in every render. The client logs failures; the page does without. */
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
