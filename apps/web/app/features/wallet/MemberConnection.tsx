import { type ReactNode, useEffect, useState } from "react";
import "../../api/config-request.ts";
import { ConnectionContext, createConnectionStore } from "./connection-store.ts";

/** Most of the code that screens with a wallet need. It starts to load with this module, and after the page's own. */
export const connectionCode = import.meta.env.SSR ? null : loadConnection();
// The page that waits for it handles a failure.
connectionCode?.catch(() => undefined);

/** Requests its parts too, innermost first: each runs in a task of its own, and a single task would block a slow phone. */
async function loadConnection() {
  const [, , openConnection] = await Promise.all([
    import("../../api/client.ts"),
    import("../../api/api-error-message.ts"),
    import("./open-connection.ts").then((code) => code.openConnection),
    import("../../chain/error-messages/error-message.ts"),
  ]);
  return openConnection;
}

async function loadOpen() {
  const openConnection = await connectionCode;
  if (openConnection === null) throw new Error("The connection opens in the browser only");
  return openConnection;
}

/** Provides one connection to the screens inside it, and opens it. */
export function MemberConnection({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createConnectionStore(loadOpen));
  useEffect(() => store.open(), [store]);
  return <ConnectionContext value={store}>{children}</ConnectionContext>;
}
