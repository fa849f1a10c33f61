import type { Address, Hash, Hex } from "viem";
import { call } from "viem/actions";
import type { Config } from "wagmi";
import { getConnection, sendTransaction } from "wagmi/actions";
import type { PlanConnection } from "./plan-chain.ts";

/** The two steps of every transaction. `useTransaction` does the rest. */
export interface TransactionSteps<Request> {
  /** Simulates the call on the node. Throws if it would revert. */
  simulate(): Promise<Request>;
  /** Requests the transaction from the wallet. */
  send(request: Request): Promise<Hash>;
}

/** Throws if the wallet has switched accounts, because the new one must not pay for the one on the page. */
export function assertAccount(wallets: Config, account: Address): void {
  if (getConnection(wallets).address !== account) {
    throw Object.assign(
      new Error("The wallet has switched to another account. Reload the page to continue with it."),
      {
        name: "ConnectorAccountNotFoundError",
      },
    );
  }
}

/** The steps of a call of the plan with `data`, which pays `value` wei. */
export function callSteps(
  { client, plan, chain }: PlanConnection,
  wallets: Config,
  account: Address,
  data: Hex,
  value = 0n,
): TransactionSteps<null> {
  return {
    async simulate() {
      assertAccount(wallets, account);
      await call(client, { account, to: plan, data, value });
      return null;
    },
    send: () => sendTransaction(wallets, { account, chainId: chain.id, to: plan, data, value }),
  };
}
