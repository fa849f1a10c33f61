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

/** A call of a contract, which pays `value` wei. */
export interface CallRequest {
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
}

/** The steps of a call of any contract. */
export function requestSteps(
  { client, chain }: Pick<PlanConnection, "client" | "chain">,
  wallets: Config,
  account: Address,
  request: CallRequest,
): TransactionSteps<null> {
  return {
    async simulate() {
      assertAccount(wallets, account);
      await call(client, { account, ...request });
      return null;
    },
    send: () => sendTransaction(wallets, { account, chainId: chain.id, ...request }),
  };
}

/** The steps of a call of the plan with `data`, which pays `value` wei. */
export function callSteps(
  connection: PlanConnection,
  wallets: Config,
  account: Address,
  data: Hex,
  value = 0n,
): TransactionSteps<null> {
  return requestSteps(connection, wallets, account, { to: connection.plan, data, value });
}
