import { healthDataSchema } from "@canopy/shared/api/health";
import { api } from "../../api/client.ts";
import { openStream } from "../../api/open-stream.ts";
import { followEvents, type News } from "./follow-events.ts";

/** The name of the lock and of the channel. */
const NAME = "canopy-events";

type Message = News | { readonly type: "hello" };

/**
 * Listens to the server's events over one connection for all tabs: the tab with the lock holds it and passes the news on.
 * Another tab takes over, after the last event that it saw, when this one closes. Returns a function that stops.
 */
export function listenToEvents(listener: (news: News) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const channel = new BroadcastChannel(NAME);
  let isLeading = false;
  let lastId: string | null = null;
  let newest: News | null = null;

  function receive(news: News): void {
    if (news.type === "block") {
      newest = news;
      lastId = news.id ?? lastId;
    }
    listener(news);
  }

  channel.onmessage = ({ data: message }: MessageEvent<Message>) => {
    if (message.type !== "hello") receive(message);
    // A new tab shows the newest block at once.
    else if (isLeading && newest !== null) channel.postMessage(newest);
  };
  channel.postMessage({ type: "hello" } satisfies Message);

  async function lead(): Promise<void> {
    isLeading = true;
    await followEvents(
      {
        signal,
        open: (since) => openStream("/events", { lastId: since, signal }),
        readBlock,
        emit(news) {
          channel.postMessage(news);
          receive(news);
        },
        wait: (ms) => pause(ms, signal),
      },
      () => lastId,
    );
  }
  // Without locks, as on a page without HTTPS, each tab has its own connection.
  const leading = "locks" in navigator ? navigator.locks.request(NAME, { signal }, lead) : lead();
  // The only rejection is that of the signal.
  leading.catch(() => undefined);

  return () => {
    controller.abort();
    channel.close();
  };
}

async function readBlock() {
  const { indexedBlock, headAge, stale } = await api.get("/health", healthDataSchema);
  if (indexedBlock === null) return null;
  const time =
    stale?.asOf ?? (headAge === null ? null : new Date(Date.now() - headAge * 1_000).toISOString());
  return { block: indexedBlock, time, stale };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
