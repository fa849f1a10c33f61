import { useCallback, useState } from "react";
import { useConfig } from "wagmi";
import { connect, disconnect, switchChain } from "wagmi/actions";
import { type Failure, isHarmlessDisconnectError, toFailure } from "../../chain/error-messages/failure.ts";
import { usePlan } from "../../chain/plan-context.ts";
import { useSilentWallet } from "../../chain/use-silent-wallet.ts";
import type { WalletChoice } from "./wallet-choices.ts";

/** Connects, disconnects and switches a wallet. `failure` holds the reason for the last failure. */
export interface WalletActions {
  /** The wallet with a pending request, null once it counts as silent. */
  readonly asking: string | null;
  readonly failure: Failure | null;
  /** Resolves to true if it succeeded. */
  connectTo(choice: Pick<WalletChoice, "id" | "connector">): Promise<boolean>;
  leave(): Promise<boolean>;
  /** Switches the wallet to the plan's chain, and adds the chain if necessary. */
  switchToPlanChain(): Promise<boolean>;
  forgetFailure(): void;
}

export function useWalletActions(): WalletActions {
  const config = useConfig();
  const { chain } = usePlan();
  const [asking, setAsking] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isSilent = useSilentWallet(asking);

  const attempt = useCallback(async (what: string, action: () => Promise<unknown>): Promise<boolean> => {
    setAsking(what);
    setFailure(null);
    try {
      await action();
      return true;
    } catch (error) {
      setFailure(toFailure(error));
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

  const forgetFailure = useCallback(() => setFailure(null), []);
  return {
    asking: isSilent ? null : asking,
    failure: isSilent ? { code: "WALLET_SILENT" } : failure,
    connectTo,
    leave,
    switchToPlanChain,
    forgetFailure,
  };
}
