import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useHasPending } from "./use-has-pending.ts";

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
    const { open } = props;
    const [isNeeded, setNeeded] = useState(useHasPending(kind));
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
