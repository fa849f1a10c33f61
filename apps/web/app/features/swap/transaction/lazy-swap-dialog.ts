import { lazyTransactionDialog } from "../../transactions/lazy-transaction-dialog.tsx";

/** `SwapDialog`, whose code loads when it first opens, or at once for a swap or an approval that was sent before a reload. */
export const LazySwapDialog = lazyTransactionDialog(
  ["swap", "approve"],
  async () => (await import("./SwapDialog.tsx")).SwapDialog,
);
