import { type ReactNode, startTransition, useEffect, useState } from "react";
import { type Config, WagmiContext } from "wagmi";
import { usePlan } from "../../chain/PlanProvider.tsx";
import { walletConfigOf } from "./wallet-config.ts";

interface WalletProviderProps {
  readonly children: ReactNode;
  readonly loading: ReactNode;
}

/** Provides the wallets of this browser. */
export function WalletProvider({ children, loading }: WalletProviderProps) {
  const plan = usePlan();
  const [config, setConfig] = useState<Config | null>(null);
  useEffect(() => {
    let left = false;
    void walletConfigOf(plan).then((created) => {
      if (!left) startTransition(() => setConfig(created));
    });
    return () => {
      left = true;
    };
  }, [plan]);
  // wagmi's own provider reconnects on every mount and misses wallet events until then.
  return config ? <WagmiContext value={config}>{children}</WagmiContext> : loading;
}
