import { Trans } from "@lingui/react/macro";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, startTransition, useContext, useEffect, useState } from "react";
import { WagmiContext } from "wagmi";
import { PlanContext } from "../../chain/plan-context.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { ConnectionContext, type ConnectionState, type ConnectionStore } from "./connection-store.ts";

interface ConnectedProps {
  readonly children: ReactNode;
  /** Shown until plan and wallets are known; has the children's size. */
  readonly loading: ReactNode;
}

/** Renders its children once the connection to plan and wallets is open, or the reason why it is not. */
export function Connected({ children, loading }: ConnectedProps) {
  const store = useContext(ConnectionContext);
  if (store === null) throw new Error("Connected needs a MemberConnection above it");
  const state = useConnectionState(store);
  switch (state.status) {
    case "opening":
      return loading;
    case "failed":
      return <ServerUnreachable retry={store.open} />;
    case "broken":
      throw state.error;
    case "open": {
      const { queries, plan, wallets } = state.connection;
      // wagmi's own provider reconnects on every mount and misses wallet events until then.
      return (
        <QueryClientProvider client={queries}>
          <PlanContext value={plan}>
            <WagmiContext value={wallets}>{children}</WagmiContext>
          </PlanContext>
        </QueryClientProvider>
      );
    }
  }
}

/** `useSyncExternalStore` without its synchronous renders: a transition keeps the page responsive while a form renders. */
function useConnectionState({ getState, subscribe }: ConnectionStore): ConnectionState {
  const [state, setState] = useState(getState);
  useEffect(() => {
    const update = () => startTransition(() => setState(getState()));
    update();
    return subscribe(update);
  }, [getState, subscribe]);
  return state;
}

function ServerUnreachable({ retry }: { retry(): void }) {
  return (
    <Notice
      tone="danger"
      live
      title={<Trans>The server is not answering</Trans>}
      action={
        <Button variant="secondary" size="small" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>This page needs it to find the plan's contract. Check your connection and try again.</Trans>
    </Notice>
  );
}
