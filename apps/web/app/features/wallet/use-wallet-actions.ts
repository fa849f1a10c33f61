import { useCallback, useState } from "react";
import { useConfig } from "wagmi";
import { connect, disconnect, switchChain } from "wagmi/actions";
import {
  type ClassifiedError,
  classifyError,
  isHarmlessDisconnectError,
} from "../../chain/error-messages/classify-error.ts";
import { usePlan } from "../../chain/plan-context.ts";
import { useSilentWallet } from "../../chain/use-silent-wallet.ts";
import type { WalletChoice } from "./wallet-choices.ts";

/** Connects, disconnects and switches a wallet. `error` says why the last action did not succeed. */
export interface WalletActions {
  /** The wallet with a pending request, null once it counts as silent. */
  readonly asking: string | null;
  readonly error: ClassifiedError | null;
  /** Resolves to true if it succeeded. */
  connectTo(choice: Pick<WalletChoice, "id" | "connector">): Promise<boolean>;
  leave(): Promise<boolean>;
  /** Switches the wallet to the plan's chain, and adds the chain if necessary. */
  switchToPlanChain(): Promise<boolean>;
  forgetError(): void;
}

export function useWalletActions(): WalletActions {
  const config = useConfig();
  const { chain } = usePlan();
  const [asking, setAsking] = useState<string | null>(null);
  const [error, setError] = useState<ClassifiedError | null>(null);
  const isSilent = useSilentWallet(asking);

  const attempt = useCallback(async (what: string, action: () => Promise<unknown>): Promise<boolean> => {
    setAsking(what);
    setError(null);
    try {
      await action();
      return true;
    } catch (error) {
      setError(classifyError(error));
      return false;
    } finally {
      setAsking(null);
    }
  }, []);

  const leave = useCallback(
    () =>
      attempt("leave", () =>
        disconnect(config).catch((error: unknown) => {
          if (!isHarmlessDisconnectError(error)) throw error;
        }),
      ),
    [attempt, config],
  );

  const connectTo = useCallback(
    ({ id, connector }: Pick<WalletChoice, "id" | "connector">) =>
      attempt(id, async () => {
        // Disconnect the current wallet first, so that only one is connected.
        if (config.state.current) await disconnect(config).catch(() => {});
        await connect(config, { connector });
      }),
    [attempt, config],
  );

  const switchToPlanChain = useCallback(
    () => attempt("switch", () => switchChain(config, { chainId: chain.id })),
    [attempt, config, chain.id],
  );

  const forgetError = useCallback(() => setError(null), []);
  return {
    asking: isSilent ? null : asking,
    error: isSilent ? { code: "WALLET_SILENT" } : error,
    connectTo,
    leave,
    switchToPlanChain,
    forgetError,
  };
}
