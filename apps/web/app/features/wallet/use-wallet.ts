import type { Address } from "viem";
import { useConnection } from "wagmi";
import { usePlan } from "../../chain/PlanProvider.tsx";

/** The wallet of this browser as the screens see it. */
export type Wallet =
  /** A wallet that was connected before is being asked whether it still is. */
  | { readonly status: "reconnecting" }
  | { readonly status: "disconnected" }
  | {
      readonly status: "connected";
      readonly address: Address;
      readonly name: string;
      /** False while the wallet is on another chain than the plan. */
      readonly onPlanChain: boolean;
    };

export function useWallet(): Wallet {
  const { chain } = usePlan();
  const { status, address, chainId, connector } = useConnection();
  if (address && connector && status === "connected") {
    return { status, address, name: connector.name, onPlanChain: chainId === chain.id };
  }
  return { status: status === "reconnecting" ? "reconnecting" : "disconnected" };
}
