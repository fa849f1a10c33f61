import type { PendingScope } from "./pending-transactions.ts";
import { createTransactionFlow, type FlowServices, type FlowStore } from "./transaction-flow.ts";

/** The flows of this page, so that each outlives its screen. */
export interface TransactionFlows {
  /** The flow of a kind and account; `services` are those of its first screen. */
  open(kind: string, scope: PendingScope, services: () => FlowServices): FlowStore;
  subscribe(listener: () => void): () => void;
  /** Another account on this chain whose request of this kind the wallet has not answered, or null. */
  otherAsking(kind: string, scope: PendingScope): string | null;
}

export function createTransactionFlows(): TransactionFlows {
  const flows = new Map<string, { kind: string; scope: PendingScope; flow: FlowStore }>();
  const listeners = new Set<() => void>();

  function publish(): void {
    for (const listener of [...listeners]) listener();
  }

  return {
    open(kind, scope, services) {
      const key = `${kind}:${scope.chainId}:${scope.address.toLowerCase()}`;
      const known = flows.get(key);
      if (known) return known.flow;
      const flow = createTransactionFlow(kind, scope, services(), publish);
      flows.set(key, { kind, scope, flow });
      return flow;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    otherAsking(kind, { chainId, address }) {
      for (const { kind: of, scope, flow } of flows.values()) {
        const isOther = scope.address.toLowerCase() !== address.toLowerCase();
        if (of === kind && scope.chainId === chainId && isOther && flow.isAsking()) return scope.address;
      }
      return null;
    },
  };
}
