import { apiBase } from "./api-base.ts";

let response = import.meta.env.SSR ? undefined : request();
// Its reader handles a failure.
response?.catch(() => undefined);

/** Requests the plan's addresses, which everything else on the page waits for, while the code that reads them loads. */
function request(): Promise<Response> {
  return fetch(`${apiBase}/config?_t=${Date.now()}`, {
    headers: { Accept: "application/json" },
    signal: AbortSignal.timeout(30_000),
  });
}

/** The response to the request of this module, once: a second attempt sends its own request. */
export function takeConfigResponse(): Promise<Response> | undefined {
  const taken = response;
  response = undefined;
  return taken;
}
