import type { Address, Hash } from "viem";
import type { Config } from "wagmi";
import { getConnection } from "wagmi/actions";

/** The two steps of every transaction; what comes before, between and after them is `useTransaction`. */
export interface TransactionSteps<Request> {
  /** Tries the call out on the node; throws when it would revert. */
  simulate(): Promise<Request>;
  /** Asks the wallet to sign and send. */
  send(request: Request): Promise<Hash>;
}

/** Throws when the wallet has changed its account: the new one must not pay for the one that the page shows. */
export function assertAccount(wallets: Config, account: Address): void {
  if (getConnection(wallets).address !== account) {
    throw Object.assign(new Error("The wallet has changed to another account"), {
      name: "ConnectorAccountNotFoundError",
    });
  }
}
