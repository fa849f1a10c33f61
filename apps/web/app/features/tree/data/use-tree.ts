import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useReducer, useState } from "react";
import { bearerToken } from "../../../api/bearer-token.ts";
import { announceUnauthorized } from "../../../api/unauthorized.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import { changesWithBlocks } from "../../live-updates/use-events.ts";
import type { TreeAnswer } from "./messages.ts";
import { TreeClient } from "./tree-client.ts";
import { initialView, nextView, type TreeView, type ViewState } from "./tree-view.ts";

/** On whom the view opens. */
export interface TreeOwner {
  readonly username: string;
  /** The id in the core plan. */
  readonly id: number;
}

/** A tree of more seats takes up to a second to lay out, so it changes at most every `LARGE_PAUSE` milliseconds. */
const LARGE = 20_000;
const LARGE_PAUSE = 60_000;

/** Loads the tree of the screen's plan in a worker, and what changes in it while the page is open. */
export function useTree({ username, id }: TreeOwner): TreeView & { reload(): void; loadSponsors(): void } {
  const { name, plan, config } = usePlan();
  const { chainId } = config;
  const [view, report] = useReducer(reduce, initialView);
  const [attempt, restart] = useState(0);
  const [client, setClient] = useState<TreeClient | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt has a worker of its own
  useEffect(() => {
    const worker = new Worker(new URL("./tree.worker.ts", import.meta.url), { type: "module" });
    const subject = { chainId, plan: name, contract: plan, username, member: id };
    const started = new TreeClient(worker, subject, {
      show: report,
      token: bearerToken,
      refused: (token) => {
        if (token === bearerToken()) announceUnauthorized();
      },
    });
    report("start");
    setClient(started);
    return () => started.stop();
  }, [chainId, name, plan, username, id, attempt]);

  const pause = (view.model?.size ?? 0) > LARGE ? LARGE_PAUSE : 0;
  useQuery({
    queryKey: ["tree", name, username, client?.id],
    queryFn: async () => {
      await client?.refresh(pause);
      return Date.now();
    },
    enabled: client !== null,
    meta: changesWithBlocks,
    // The worker says what it has loaded or stored, also without a network.
    networkMode: "always",
    refetchOnReconnect: true,
    retry: false,
    gcTime: 0,
  });

  return useMemo(() => {
    const reload = () => (view.model === null ? restart((count) => count + 1) : void client?.refresh());
    const loadSponsors = () => void client?.loadSponsors();
    return { ...view, reload, loadSponsors };
  }, [view, client]);
}

function reduce(view: ViewState, event: TreeAnswer | "start"): ViewState {
  return event === "start" ? initialView : nextView(view, event);
}
