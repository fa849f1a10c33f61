import type { Address } from "viem";
import { useConnection } from "wagmi";
import { usePlan } from "../../chain/plan-context.ts";

/** The state of the wallet for the screens. */
export type Wallet =
  /** A previously connected wallet is reconnecting. */
  | { readonly status: "reconnecting" }
  | { readonly status: "disconnected" }
  | {
      readonly status: "connected";
      readonly address: Address;
      readonly name: string;
      /** Whether the wallet is on the plan's chain. */
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
