import type { SettingsEvaluation } from "@canopy/strategies/parameter-search/evaluate-settings";
import type { Progress, SearchRequest } from "@canopy/strategies/parameter-search/search";
import type { SearchMessage, SearchReply } from "@canopy/strategies/parameter-search/worker";
import { useEffect, useRef, useState } from "react";
import { log } from "../../../lib/log.ts";

type SearchState =
  | { readonly status: "idle" }
  | { readonly status: "running"; readonly progress: Progress | null }
  | { readonly status: "done"; readonly result: SettingsEvaluation }
  | { readonly status: "failed" };

export interface Search {
  readonly state: SearchState;
  /** `walksForward`: settings are also chosen on some candles and tested on the next ones. */
  start(request: SearchRequest, walksForward?: boolean): void;
  cancel(): void;
}

const idle: SearchState = { status: "idle" };

/** A search for parameters in a worker. It ends with the component. */
export function useSearch(): Search {
  const [state, setState] = useState<SearchState>(idle);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  function stop(): void {
    worker.current?.terminate();
    worker.current = null;
  }

  function start(request: SearchRequest, walksForward = false): void {
    stop();
    setState({ status: "running", progress: null });
    const started = new Worker(new URL("./search.worker.ts", import.meta.url), { type: "module" });
    worker.current = started;
    started.addEventListener("message", ({ data }: MessageEvent<SearchReply>) => {
      if (data.type === "progress") setState({ status: "running", progress: data.progress });
      else if (data.type === "done") setState({ status: "done", result: data.result });
      else if (data.type === "failed") fail(data.message);
    });
    started.addEventListener("error", () => fail("the worker reports an error"));
    const message: SearchMessage = { type: "start", request, walksForward };
    started.postMessage(message);
  }

  function fail(reason: string): void {
    log.warn("search failed", reason);
    stop();
    setState({ status: "failed" });
  }

  function cancel(): void {
    stop();
    setState(idle);
  }

  return { state, start, cancel };
}
