import type { TreeCache } from "./stored-trees.ts";

const site = "https://canopy.example";

/** The browser's cache for tests, in memory. */
export function testTreeCache(): TreeCache {
  const responses = new Map<string, Response>();
  const toUrl = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, site).href;
  return {
    keys: async () => [...responses.keys()].map((url) => new Request(url)),
    match: async (request) => responses.get(toUrl(request))?.clone(),
    put: async (request, response) => void responses.set(toUrl(request), response),
    delete: async (request) => responses.delete(toUrl(request)),
  };
}
