import { createSearchWorker, type SearchMessage } from "@canopy/strategies/parameter-search/worker";

const receive = createSearchWorker((reply) => self.postMessage(reply));

self.addEventListener("message", ({ data }: MessageEvent<SearchMessage>) => receive(data));
