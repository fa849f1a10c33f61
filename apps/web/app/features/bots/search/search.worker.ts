import { createSearchWorker, type SearchMessage } from "@canopy/strategies/search/worker";

const receive = createSearchWorker((reply) => self.postMessage(reply));

self.addEventListener("message", ({ data }: MessageEvent<SearchMessage>) => receive(data));
