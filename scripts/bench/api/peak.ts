import autocannon from "autocannon";
import type { Asked } from "./recorded.ts";

const CONNECTIONS = 50;

/** Requests a second that a server answers when 50 connections ask as fast as they can. */
export async function measurePeak(
  origin: string,
  { method, path }: Asked,
  load: { seconds: number } | { bodies: readonly string[] },
): Promise<number> {
  const common = { url: new URL(path, origin).href, connections: CONNECTIONS, headers };
  const begin = performance.now();
  let end = begin;
  const { non2xx, errors, timeouts, requests } = await new Promise<autocannon.Result>((resolve, reject) => {
    const options =
      "seconds" in load
        ? { ...common, method, duration: load.seconds }
        : { ...common, amount: load.bodies.length, requests: [nextOf(method, load.bodies)] };
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    // Its own time-keeping goes by whole seconds, of which a fixed number of requests may take less than one.
    running.on("response", () => {
      end = performance.now();
    });
  });
  const failures = non2xx + errors + timeouts;
  if (failures > 0) throw new Error(`${failures} requests to ${path} were not answered with 200`);
  return requests.total / ((end - begin) / 1_000);
}

const headers = { "content-type": "application/json" };

/** A request whose body is another each time. */
function nextOf(method: Asked["method"], bodies: readonly string[]): autocannon.Request {
  let next = 0;
  return {
    method,
    setupRequest(request) {
      const body = bodies[next % bodies.length];
      next += 1;
      return body === undefined ? request : { ...request, body };
    },
  };
}
