import { type ReactNode, startTransition, useEffect, useState } from "react";
import { type Config, WagmiContext } from "wagmi";
import { usePlan } from "../../chain/PlanProvider.tsx";
import { walletConfigOf } from "./wallet-config.ts";

interface WalletProviderProps {
  readonly children: ReactNode;
  readonly loading: ReactNode;
}

/** Gives everything inside the wallets of this browser. */
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
  // Not wagmi's own provider: that one connects anew each time it is drawn, and is deaf to the wallet meanwhile.
  return config ? <WagmiContext value={config}>{children}</WagmiContext> : loading;
}
