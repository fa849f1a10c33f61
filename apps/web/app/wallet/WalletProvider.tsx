import { type ReactNode, useEffect, useState } from "react";
import { type Config, WagmiProvider } from "wagmi";
import { usePlan } from "../plan/PlanProvider.tsx";
import { createWalletConfig } from "./wallet-config.ts";

interface WalletProviderProps {
  readonly children: ReactNode;
  readonly loading: ReactNode;
}

/** Gives everything inside the wallets of this browser, the last used one connected again. */
export function WalletProvider({ children, loading }: WalletProviderProps) {
  const plan = usePlan();
  const [config, setConfig] = useState<Config | null>(null);
  useEffect(() => {
    let left = false;
    void createWalletConfig(plan).then((created) => {
      if (!left) setConfig(created);
    });
    return () => {
      left = true;
    };
  }, [plan]);
  return config ? <WagmiProvider config={config}>{children}</WagmiProvider> : loading;
}
