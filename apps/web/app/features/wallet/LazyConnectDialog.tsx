import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import type { ConnectDialogProps } from "./ConnectDialog.tsx";

const loadDialog = () => import("./ConnectDialog.tsx");
const ConnectDialog = lazyPart(async () => (await loadDialog()).ConnectDialog);

/** Handlers for buttons that connect a wallet: the dialog starts to load before the click. */
export const onWalletIntent = { onPointerEnter: preload, onPointerDown: preload, onFocus: preload };

function preload(): void {
  // The dialog tries again when it opens.
  loadDialog().catch(() => undefined);
}

/** `ConnectDialog`, whose code loads when it is about to open: wallets and dialogs are a third of a page's JavaScript. */
export function LazyConnectDialog(props: ConnectDialogProps) {
  const { open } = props;
  const [isNeeded, setNeeded] = useState(open);
  useEffect(() => {
    if (open) setNeeded(true);
  }, [open]);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ConnectDialog {...props} />
    </Suspense>
  );
}
