import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { usePlan } from "../../chain/plan-context.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { useMember } from "../session/MemberProvider.tsx";
import { createPendingTransactions } from "./pending-transactions.ts";

const pendingTransactions = createPendingTransactions(browserStorage);

/**
 * A dialog for transactions of a kind, whose code loads when it first opens: wallets and dialogs are a third of a page's
 * JavaScript. It loads at once to follow a transaction that was sent before a reload.
 */
export function lazyTransactionDialog<Props extends { readonly open: boolean }>(
  kind: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LazyTransactionDialog(props: Props) {
    const chainId = usePlan().chain.id;
    const address = useMember().wallet;
    const { open } = props;
    const [isNeeded, setNeeded] = useState(
      () => pendingTransactions.find({ chainId, address }, kind) !== null,
    );
    useEffect(() => {
      if (open) setNeeded(true);
    }, [open]);
    if (!isNeeded) return null;
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
