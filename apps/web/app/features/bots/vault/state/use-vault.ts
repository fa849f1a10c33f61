import type { Exchange } from "@canopy/swap/types";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { getAddress } from "viem";
import { usePlan } from "../../../../chain/plan-context.ts";
import { useMember } from "../../../session/MemberProvider.tsx";
import { useExchange } from "../../../swap/snapshot/use-exchange.ts";
import { useNewestBlock } from "../../../swap/snapshot/use-newest-block.ts";
import { readVaultAddresses, type VaultAddresses } from "./vault-addresses.ts";
import { readVaultSnapshot, type VaultSnapshot } from "./vault-snapshot.ts";

/** A vault with all that its screens show. */
export interface Vault {
  readonly exchange: Exchange;
  readonly addresses: VaultAddresses;
  readonly owner: `0x${string}`;
  readonly now: VaultSnapshot;
}

type VaultReading =
  /** On this chain there is no exchange, or no factory of vaults. */
  | { readonly status: "none" }
  | { readonly status: "pending" }
  | { readonly status: "failed"; readonly error: Error; retry(): void }
  /** `isOld`: the node has not answered since. */
  | { readonly status: "ready"; readonly vault: Vault; readonly isOld: boolean };

/** The member's vault, read from the node with each block. Our server is not asked. */
export function useVault(): VaultReading {
  const { client, config, chain } = usePlan();
  const exchange = useExchange();
  const owner = getAddress(useMember().wallet);
  const factory = config.vaultFactory === null ? null : getAddress(config.vaultFactory);
  const key = ["vault", chain.id, factory, owner] as const;
  const addresses = useQuery({
    queryKey: [...key, "addresses"],
    queryFn: () =>
      exchange === null || factory === null ? null : readVaultAddresses(client, exchange, factory, owner),
    staleTime: "static",
  });
  const vault = addresses.data?.vault;
  const snapshot = useQuery({
    queryKey: [...key, "snapshot"],
    queryFn: () =>
      exchange === null || vault === undefined ? null : readVaultSnapshot({ client, exchange, vault, owner }),
    enabled: vault !== undefined,
    // The next block retries.
    retry: false,
  });
  const block = useNewestBlock();
  const { data, refetch } = snapshot;
  const isBehind = data != null && block.number !== undefined && block.number > data.block;
  const hasNodeRecovered = snapshot.isError && block.readAt > snapshot.errorUpdatedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each block needs a new read
  useEffect(() => {
    if (isBehind || hasNodeRecovered) void refetch({ cancelRefetch: false });
  }, [isBehind, hasNodeRecovered, block.number, refetch]);

  if (exchange === null || factory === null) return { status: "none" };
  if (addresses.data && data) {
    const isOld = snapshot.isError || block.error !== null;
    return { status: "ready", vault: { exchange, addresses: addresses.data, owner, now: data }, isOld };
  }
  const failed = addresses.isError ? addresses : snapshot.isError ? snapshot : null;
  if (failed === null) return { status: "pending" };
  return { status: "failed", error: failed.error ?? new Error(), retry: () => void failed.refetch() };
}
