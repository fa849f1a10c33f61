import autocannon from "autocannon";
import type { PeakJob } from "./job.ts";
import { toUncachedPath } from "./uncached-path.ts";

const CONNECTIONS = 50;
const headers = { "content-type": "application/json" };

export async function measurePeak({ origin, method, path, load }: PeakJob): Promise<number> {
  const common = { url: new URL(path, origin).href, connections: CONNECTIONS, headers };
  const begin = performance.now();
  let end = begin;
  const { non2xx, errors, timeouts, requests } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon({ ...common, ...toOptions(method, path, load) }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    // Autocannon counts whole seconds, of which a fixed number of requests may take less than one.
    running.on("response", () => {
      end = performance.now();
    });
  });
  if (requests.total === 0) throw new Error(`No response to ${path} arrived in time`);
  const failures = non2xx + errors + timeouts;
  if (failures > 0) throw new Error(`${failures} requests to ${path} did not return 200`);
  return requests.total / ((end - begin) / 1_000);
}

/** How many uncached requests were sent: each has another spelling than those of the seconds before. */
let uncached = 0;

function toOptions(
  method: PeakJob["method"],
  path: string,
  load: PeakJob["load"],
): Partial<autocannon.Options> {
  if ("bodies" in load) {
    const bodies = load.bodies.values();
    const setupRequest = (request: autocannon.Request) => ({ ...request, body: bodies.next().value ?? "" });
    return { amount: load.bodies.length, requests: [{ method, setupRequest }] };
  }
  const { seconds: duration, isUncached } = load;
  if (!isUncached) return { duration, method };
  const setupRequest = (request: autocannon.Request) => {
    uncached += 1;
    return { ...request, path: toUncachedPath(path, uncached) };
  };
  return { duration, requests: [{ method, setupRequest }] };
}
