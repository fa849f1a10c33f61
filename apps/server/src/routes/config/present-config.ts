import type { ConfigData } from "@canopy/shared/api/config";
import type { Config } from "../../config/config.ts";
import type { PlanTerms } from "./read-terms.ts";

const chainNames: Readonly<Record<number, string>> = {
  137: "Polygon",
  80002: "Polygon Amoy",
  31337: "Canopy local",
};

export function presentConfig(
  { chain, chat, walletConnectProjectId }: Pick<Config, "chain" | "chat" | "walletConnectProjectId">,
  terms: PlanTerms,
): ConfigData {
  return {
    chainId: chain.id,
    chainName: chainNames[chain.id] ?? `Chain ${chain.id}`,
    rpcUrl: chain.publicRpcUrl,
    explorerUrl: chain.explorerUrl,
    plan: chain.plan,
    plus: chain.plus,
    vaultFactory: chain.vaultFactory,
    unitUSD: terms.unitUSD.toString(),
    plusUnitUSD: terms.plusUnitUSD?.toString() ?? null,
    maximumUnits: terms.maximumUnits,
    opensAt: terms.opensAt.toISOString(),
    commons: terms.commons,
    plusCommons: terms.plusCommons,
    walletConnectProjectId,
    chatKeepDays: chat.keepDays,
  };
}
