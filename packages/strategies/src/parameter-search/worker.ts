import { drive } from "./drive.ts";
import { evaluateSettings, type SettingsEvaluation } from "./evaluate-settings.ts";
import type { Progress, SearchRequest } from "./search.ts";

export type SearchMessage =
  /** `walksForward`: settings are also chosen on some candles and tested on the next ones. */
  | { readonly type: "start"; readonly request: SearchRequest; readonly walksForward?: boolean }
  | { readonly type: "cancel" };

export type SearchReply =
  | { readonly type: "progress"; readonly progress: Progress }
  | { readonly type: "done"; readonly result: SettingsEvaluation }
  | { readonly type: "cancelled" }
  | { readonly type: "failed"; readonly message: string };

/**
 * The worker's side of a search, for a Web Worker and for a thread of Node: call the returned function with each message. A new search
 * cancels the one before.
 */
export function createSearchWorker(post: (reply: SearchReply) => void): (message: SearchMessage) => void {
  let current: AbortController | undefined;
  return (message) => {
    current?.abort();
    if (message.type === "cancel") return;
    current = new AbortController();
    void search(message, current.signal, post);
  };
}

async function search(
  { request, walksForward = false }: Extract<SearchMessage, { type: "start" }>,
  signal: AbortSignal,
  post: (reply: SearchReply) => void,
): Promise<void> {
  try {
    const onProgress = (progress: Progress) => post({ type: "progress", progress });
    const result = await drive(evaluateSettings(request, walksForward), { signal, onProgress });
    post({ type: "done", result });
  } catch (error) {
    if (signal.aborted) post({ type: "cancelled" });
    else post({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  }
}
