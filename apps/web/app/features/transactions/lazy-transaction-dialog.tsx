import { type ComponentType, Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useHasPending } from "./use-has-pending.ts";

/**
 * A dialog that sends `calls`, each the name of a contract function. Its code loads when it first opens: wallets and dialogs are a
 * third of a page's JavaScript. It loads at once to follow a transaction that was sent before a reload.
 */
export function lazyTransactionDialog<Props extends { readonly open: boolean }>(
  calls: readonly string[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazyPart(load);
  return function LazyTransactionDialog(props: Props) {
    const { open } = props;
    const [isNeeded, setNeeded] = useState(useHasPending(...calls));
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
